import { BrokenAnswer } from './source-errors.ts';

/** An object of unknown content, as it comes from outside. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text, or a number as text; anything else is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : '';

export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '');

/** Texts that are there, with commas between, each once. */
export const joinedText = (...values: unknown[]): string =>
  [...new Set(values.map((value) => textOf(value).trim()).filter((text) => text !== ''))].join(', ');

/** A number above zero, also when it comes as text. */
export const amountOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
};

/** @throws BrokenAnswer when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenAnswer(`The answer is not JSON: it begins with ${JSON.stringify(text.slice(0, 40))}`);
  }
}

/** @throws BrokenAnswer when the list is not where the source promises it. */
export function promisedList(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BrokenAnswer(`The answer has no list ${where}`);
  return value;
}

const MILLIS_FROM = 100_000_000_000;

/** A day from ISO text, an RFC 822 date, or seconds or milliseconds since 1970; undefined when it is none or absurd. */
export function dayOf(value: unknown): string | undefined {
  const number = typeof value === 'string' && /^\d{9,13}$/.test(value) ? Number(value) : value;
  const time =
    typeof number === 'number' ? (number < MILLIS_FROM ? number * 1000 : number) : Date.parse(textOf(number));
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}
