import { joinedForms, textKey } from '../../src/shared/language/text-key.ts';
import type { Texts } from '../../src/shared/language/translation.ts';
import { readMessage } from './message.ts';
import type { PoEntry } from './po-file.ts';

const PLACE = /\{(\w+)\}/g;

/** What the browser works out from the English of a message. */
export function keyOf(id: string): string {
  const { forms, text } = readMessage(id);
  return textKey(forms ? joinedForms(forms.one ?? text, text) : text.replace(PLACE, '{}'));
}

/** The texts of a catalogue by key, places numbered as the code fills them in; what is not translated is left out. */
export function compileCatalogue(entries: readonly PoEntry[]): Texts {
  const texts: Record<string, Texts[string]> = {};
  for (const { id, text } of entries) {
    if (text === '') continue;
    const own = readMessage(text);
    texts[keyOf(id)] = own.forms ?? numberedPlaces(id, own.text);
  }
  return texts;
}

/** A translation with the number of each place in the English in place of its name. */
export const numberedPlaces = (id: string, text: string): string =>
  text.replace(PLACE, (_place, name: string) => `{${firstPlace(id, name)}}`);

/** The English may name one thing twice: any of its places has the same value. */
const firstPlace = (id: string, name: string): number =>
  [...id.matchAll(PLACE)].findIndex(([, place]) => place === name);
