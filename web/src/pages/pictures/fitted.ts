/** The middle of a picture. */
const MIDDLE = 640;

/** A view box that fills a box of the page, shows all that is needed, and stands on the ground. */
export function fitted(wide: number, high: number, needed: number, ground: number): string {
  const scale = Math.min(high / ground, wide / needed) || 1;
  const [width, height] = [wide / scale, high / scale];
  return `${MIDDLE - width / 2} ${ground - height} ${width} ${height}`;
}
