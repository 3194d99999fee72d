/** Colour and symbol go together: who does not see the one sees the other. */
const SYMBOLS = ['s-pebble', 's-ripple', 's-tent', 's-plank', 's-scale', 's-star'] as const;

export const symbolOf = (seat: number): string => SYMBOLS[seat] ?? SYMBOLS[0];
