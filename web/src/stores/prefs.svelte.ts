import type { Lang } from '../protocol/types';
import { keep, kept } from './kept';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'calm' | 'quick';

function firstLang(): Lang {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** What the person at this device likes: language, theme, sound, pace, and how to call them. */
class Prefs {
  #lang = $state<Lang>(kept('lang', firstLang()));
  #theme = $state<Theme>(kept('theme', 'system'));
  #sound = $state<boolean>(kept('sound', false));
  #pace = $state<Pace>(kept('pace', 'calm'));
  #name = $state<string>(kept('name', ''));

  constructor() {
    this.#show();
  }

  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    keep('lang', lang);
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.#show();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on);
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    keep('pace', pace);
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name.trim();
    keep('name', this.#name);
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#lang;
    if (this.#theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
  }
}

export const prefs = new Prefs();

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the system asks for no motion. */
export function calmly(): boolean {
  return still.matches;
}
