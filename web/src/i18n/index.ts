import { prefs } from '../stores/prefs.svelte';
import { en, type Words } from './en';
import { fr } from './fr';

const languages = { en, fr };

/** The words of the present language; reading them in a component follows the language. */
export function w(): Words {
  return languages[prefs.lang];
}

/** "Ana, Bo and Cy", in the present language. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${w().and} ${names[names.length - 1]}`;
}
