// Playing by keyboard, the same at every table.
import type { Stage } from '../games';
import type { Session } from '../stores/session.svelte';

/** Who plays by keyboard finds the `next` thing to do where the last one was. For a component that is
 * being set up. */
export function followKeys(session: () => Session, next: () => HTMLElement | SVGElement | null): void {
  let byKeys = false;
  $effect(() => {
    const keyed = (): boolean => (byKeys = true);
    const pointed = (): boolean => (byKeys = false);
    addEventListener('keydown', keyed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  });
  $effect(() => {
    if (session().actions.length === 0 || !byKeys) return;
    const at = document.activeElement;
    if (at === null || at === document.body || at.id === 'main') next()?.focus();
  });
}

/** Whether a key ended what is being shown: Escape, or Space where it presses nothing. */
export function skips(event: KeyboardEvent, stage: Stage, on: Element | null): boolean {
  if (!stage.playing || (event.key !== 'Escape' && (event.key !== ' ' || on))) return false;
  event.preventDefault();
  stage.skip();
  return true;
}

/** What a key or a click is on, of the things that can be pressed. */
export const pressedOn = (event: Event, more = ''): Element | null =>
  event.target instanceof Element ? event.target.closest(`button, a, input, select, dialog${more}`) : null;
