import type { DateFormat } from './texts.ts';

const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}\d“"])/u;
const MORE = /^(.+) and (\d+) more$/s;
const JOINT = / (and|or) /g;
const DAY = /^(?:(\d{1,2}) )?(\p{Lu}\p{Ll}{2,8})(?: (\d{4}))?$/u;
/** A year with a 29 February. */
const ANY_YEAR = 2024;

/** The sentences of a text, one after another. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

interface Items {
  first: string[];
  /** What joins the last item, with its place: ` and {}` or ` or {}`. */
  joint: string;
  last: string;
}

/** The items of `a, b and c` or `a, b or c`. A name may hold such a word: what follows it then has another first letter. */
export function itemsOf(list: string): Items {
  const [, shown = '', rest = ''] = MORE.exec(list) ?? [];
  if (rest !== '') return { first: shown.split(', '), joint: ' and {} more', last: rest };
  for (const { 0: text, 1: word, index } of [...list.matchAll(JOINT)].toReversed()) {
    const first = list.slice(0, index).split(', ');
    const last = list.slice(index + text.length);
    if (isCapital(first.at(-1) ?? '') === isCapital(last)) return { first, joint: ` ${word} {}`, last };
  }
  return { first: list.split(', '), joint: '', last: '' };
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** `31 December 2026`, `31 December` and `May 2020` as the language writes them; undefined where a text is no date. */
export function dayIn(
  text: string,
  formatOf: (options: Intl.DateTimeFormatOptions) => DateFormat,
): string | undefined {
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (month === undefined || (day ?? year) === undefined) return undefined;
  const date = new Date(`${day ?? '1'} ${month} ${year ?? ANY_YEAR}`);
  if (Number.isNaN(date.getTime())) return undefined;
  return formatOf({
    ...(day ? { day: 'numeric' } : {}),
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
  }).format(date);
}
