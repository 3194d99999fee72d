// A few tiny sounds, made on the spot; off until somebody turns them on.
import { prefs } from '../stores/prefs.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, seconds: number, loud = 0.08): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

const TUNES: Record<string, readonly (readonly [number, number, number])[]> = {
  revealed: [
    [330, 0, 0.08],
    [392, 0.06, 0.1],
  ],
  slowed: [
    [294, 0, 0.12],
    [247, 0.1, 0.16],
  ],
  took: [
    [523, 0, 0.07],
    [392, 0.07, 0.12],
  ],
  saved: [
    [440, 0, 0.08],
    [587, 0.08, 0.14],
  ],
  climbed: [
    [262, 0, 0.07],
    [330, 0.08, 0.07],
    [392, 0.16, 0.12],
  ],
  swam: [[440, 0, 0.06]],
  jumped: [
    [392, 0, 0.06],
    [587, 0.06, 0.1],
  ],
  carried: [
    [440, 0, 0.06],
    [494, 0.05, 0.06],
    [523, 0.1, 0.08],
  ],
  laid: [[196, 0, 0.1]],
  'bear-caught': [
    [196, 0, 0.12],
    [147, 0.1, 0.2],
  ],
  'eagle-flew': [
    [784, 0, 0.08],
    [659, 0.08, 0.08],
    [523, 0.16, 0.14],
  ],
  'heron-ate': [
    [330, 0, 0.06],
    [220, 0.07, 0.16],
  ],
  'row-fell': [
    [220, 0, 0.16],
    [165, 0.14, 0.2],
    [131, 0.3, 0.3],
  ],
  advanced: [
    [523, 0, 0.08],
    [659, 0.08, 0.12],
  ],
  'heroic-run': [
    [392, 0, 0.1],
    [494, 0.1, 0.1],
    [587, 0.2, 0.2],
  ],
  'round-ended': [
    [392, 0, 0.12],
    [523, 0.12, 0.24],
  ],
  'your-turn': [
    [494, 0, 0.09],
    [659, 0.09, 0.16],
  ],
};

export function play(what: string): void {
  const tune = prefs.sound && !document.hidden ? TUNES[what] : undefined;
  if (!tune) return;
  try {
    context ??= new AudioContext();
    for (const [frequency, at, seconds] of tune) tone(frequency, at, seconds);
  } catch {
    // No sound on this device.
  }
}
