import { prefs } from '../../../stores/prefs.svelte';
import { en, type Words } from './en';
import { fr } from './fr';

const languages = { en, fr };

/** The words of Coldwater Crown in the present language. */
export function c(): Words {
  return languages[prefs.lang];
}
