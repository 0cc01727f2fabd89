import type { Texts } from '../../src/shared/language/translation.ts';
import { readMessage } from './message.ts';
import type { PoEntry } from './po-file.ts';

const PLACE = /#|\{\w+\}/g;
const SPECIAL = /[.*+?^$()|[\]\\]/g;

/** Sentences that come to the browser filled in, by how their English looks; those that say most come first. */
export function compilePatterns(entries: readonly PoEntry[]): Texts {
  const patterns = entries
    .filter(({ text }) => text !== '')
    .flatMap(({ id, text }) => englishForms(id).map((english) => ({ english, text })))
    .filter(({ english }) => /#|\{\w+\}/.test(english) && /\p{L}{2}/u.test(english.replace(PLACE, '')))
    .toSorted((one, other) => literalLength(other.english) - literalLength(one.english));
  return Object.fromEntries(
    patterns.map(({ english, text }) => [`~${regexOf(english)}`, ownForms(english, text)]),
  );
}

/** A form for one thing may leave out `#`: then the sentence has no number to find. */
function englishForms(id: string): string[] {
  const { forms, text } = readMessage(id);
  return forms ? [...new Set(Object.values(forms))] : [text];
}

const literalLength = (english: string): number => english.replace(PLACE, '').length;

/** Every place is a group; the number that decides the form is called `n`. */
const regexOf = (english: string): string => {
  let hasNumber = false;
  const source = english.replace(SPECIAL, '\\$&').replace(PLACE, (place) => {
    if (place !== '#') return '(.+)';
    const group = hasNumber ? '(\\d+)' : '(?<n>\\d+)';
    hasNumber = true;
    return group;
  });
  return `^${source}$`;
};

function ownForms(english: string, text: string): Texts[string] {
  const own = readMessage(text);
  if (!own.forms) return numberedGroups(english, own.text);
  return Object.fromEntries(
    Object.entries(own.forms).map(([category, form]) => [category, numberedGroups(english, form)]),
  );
}

/** A translation with the number of each group in place of its name: of a quotation `{0"}`, of a list `{0,}`. */
function numberedGroups(english: string, text: string): string {
  const places = [...english.matchAll(PLACE)].map(([place, ...rest]) => ({ place, ...rest }));
  return text.replace(PLACE, (place) => {
    const at = places.findIndex((one) => one.place === place);
    return at < 0 ? place : `{${at}${kindOf(english, place)}}`;
  });
}

function kindOf(english: string, place: string): '"' | ',' | '' {
  if (/^\{list\d*\}$/.test(place)) return ',';
  return ['“', '"'].some((quote) => english.includes(`${quote}${place}`)) ? '"' : '';
}
