import type { DateFormat } from './texts.ts';

const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}\d“"])/u;
const MORE = /^(.+) and (\d+) more$/s;
const LAST = /^(.+) and (.+)$/s;
const DAY = /^(?:(\d{1,2}) )?(\p{Lu}\p{Ll}{2,8}) (\d{4})$/u;

/** The sentences of a text, one after another. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

interface Items {
  first: string[];
  /** What joins the last item, with its place: ` and {}`. */
  joint: string;
  last: string;
}

/** The items of `a, b and c`. A name may hold an "and": what follows it then has another first letter. */
export function itemsOf(list: string): Items {
  const [, shown = '', rest = ''] = MORE.exec(list) ?? [];
  if (rest !== '') return { first: shown.split(', '), joint: ' and {} more', last: rest };
  const [, head = '', last = ''] = LAST.exec(list) ?? [];
  const isJoined = head !== '' && isCapital(head.split(', ').at(-1) ?? '') === isCapital(last);
  return isJoined
    ? { first: head.split(', '), joint: ' and {}', last }
    : { first: list.split(', '), joint: '', last: '' };
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** `31 December 2026` and `May 2020` as the language writes them; undefined where a text is no date. */
export function dayIn(
  text: string,
  formatOf: (options: Intl.DateTimeFormatOptions) => DateFormat,
): string | undefined {
  const [, day, month, year] = DAY.exec(text) ?? [];
  const date = new Date(`${day ?? '1'} ${month} ${year}`);
  if (month === undefined || Number.isNaN(date.getTime())) return undefined;
  return formatOf({ ...(day ? { day: 'numeric' } : {}), month: 'long', year: 'numeric' }).format(date);
}
