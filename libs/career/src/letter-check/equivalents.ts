import EQUIVALENTS from './data/equivalents.json' with { type: 'json' };
import { wordsOf } from './words.ts';

interface Rule {
  held: RegExp;
  /** Stems that a text may also be put in, when it holds one of the phrases. */
  stems: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.+*?()[\]]/g, '\\$&');
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const stemsIn = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => wordsOf(phrase).map(({ stem }) => stem));

const RULES: readonly Rule[] = [
  ...EQUIVALENTS.same.map((phrases) => ({ held: anyOf(phrases), stems: stemsIn(phrases) })),
  ...EQUIVALENTS.implies.map(({ held, said }) => ({ held: anyOf(held), stems: stemsIn(said) })),
];

/** Stems of other words for what a text says, each with where it says it: `PMP` is also a project management professional. */
export const impliedStems = (text: string): { stem: string; start: number; end: number }[] =>
  RULES.flatMap(({ held, stems }) => {
    const found = held.exec(text);
    if (!found) return [];
    return stems.map((stem) => ({ stem, start: found.index, end: found.index + found[0].length }));
  });
