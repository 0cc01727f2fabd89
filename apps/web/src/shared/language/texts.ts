import { isolated } from '@career/contracts/marked-text/isolated';

/** What a text may be filled with; elements go into `rich`. */
export type Filling = string | number;

export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** Finds the texts of another language; English is in the code and needs none. */
export interface Translation {
  readonly direction: 'ltr' | 'rtl';
  /** The pieces of a text in the language's own order, fillings among them. */
  pieces<Value>(strings: readonly string[], values: readonly Value[]): readonly (string | Value)[];
  plural(count: number, one: string, other: string): string;
  /** A text that is not in the code of the web app, or undefined where it is not in the catalogue. */
  find(text: string): string | undefined;
  dateFormat(options: Intl.DateTimeFormatOptions): DateFormat;
}

/** Set once, before any screen is loaded: a change of the language loads the page again. */
let translation: Translation | undefined;
/** The language of the screens, for dates and numbers. */
let language = 'en-GB';

export function setTranslation(found: Translation, of: string): void {
  translation = found;
  language = of;
}

/** What is filled in, kept apart from the words around it where their directions differ. */
const fillingOf = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? isolated(value, translation?.direction ?? 'ltr') : value;

/** The pieces of a text with whatever is filled in. */
export function piecesOf<Value>(
  strings: readonly string[],
  values: readonly Value[],
): readonly (string | Value)[] {
  const own = values.map(fillingOf);
  return translation?.pieces(strings, own) ?? strings.flatMap((text, at) => [text, ...own.slice(at, at + 1)]);
}

/** A text of the catalogue. What is filled in becomes a named place of it: `${resume.title}` is `{title}`. */
export const t = (strings: TemplateStringsArray, ...values: Filling[]): string =>
  piecesOf(strings, values).join('');

/** For `Intl`: browsers know nothing of some of our languages, and then write English. */
export const intlLanguages = (): string[] => [language, 'en'];

/** A number as the language writes it. */
export const numberText = (value: number): string => value.toLocaleString(intlLanguages());

const FILLED = /#|\{(\w+)\}/g;

/** Puts the number in place of `#`, and what is filled in in place of its name. */
const filled = (form: string, count: number, values: Readonly<Record<string, Filling>>): string =>
  form.replace(FILLED, (_place, name: string | undefined) =>
    name ? String(fillingOf(values[name] ?? '')) : numberText(count),
  );

/** A text that changes with a number, which is its `#`: `plural(count, '# job', '# jobs')`. */
export const plural = (
  count: number,
  one: string,
  other: string,
  values: Readonly<Record<string, Filling>> = {},
): string => filled(translation?.plural(count, one, other) ?? (count === 1 ? one : other), count, values);

/** A text of the contract or the server in the person's language; as it came where the catalogue has none. */
export const translated = (text: string): string => translation?.find(text) ?? text;

/** Dates as the person's language writes them. The format is made with its first date: making one takes milliseconds. */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  let made: DateFormat | undefined;
  return {
    format(date) {
      made ??= translation?.dateFormat(options) ?? new Intl.DateTimeFormat('en-GB', options);
      return made.format(date);
    },
  };
}
