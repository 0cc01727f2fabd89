import { readMessage } from './message.ts';
import type { PoEntry } from './po-file.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉFĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));
/** German and French are about so much longer than English. */
const LONGER = 0.4;
/** A line may break after so many signs, as it does after a word. */
const WORD = /·{7}(?=·)/g;

const accented = (text: string): string => {
  const own = text.replace(/\{\w+\}|[a-zA-Z]/g, (piece) => ACCENTS.get(piece) ?? piece);
  const letters = text.replace(/\{\w+\}/g, '').length;
  const more = '·'.repeat(Math.ceil(letters * LONGER)).replace(WORD, '$&\u200b');
  return `[${own}${more}]`;
};

/** English that cannot be mistaken for English: with accents, brackets, and 40 % longer. */
export function pseudo(entries: readonly PoEntry[]): PoEntry[] {
  return entries.map((entry) => {
    const { forms } = readMessage(entry.id);
    if (!forms) return { ...entry, text: accented(entry.id) };
    const own = Object.entries(forms).map(([category, form]) => `${category} {${accented(form)}}`);
    return { ...entry, text: `{count, plural, ${own.join(' ')}}` };
  });
}
