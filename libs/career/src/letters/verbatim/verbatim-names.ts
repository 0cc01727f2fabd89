import type { VerbatimLanguage } from './verbatim-language.types.ts';

/** In small letters; empty where a name begins with a figure. */
export const firstWord = (text: string): string =>
  (/^[\p{L}\p{M}-]+/u.exec(text)?.[0] ?? '').normalize('NFC').toLowerCase();

/** The first letter made small unless the word is an acronym or a name in mixed case. */
export const inSentence = (text: string): string =>
  /^\p{Lu}(?:['’]\p{L}|\p{Ll}+(?![\p{L}])|\s)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Whether one of the patterns of a list in the data is in a text. */
export const matchesOne = (text: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => new RegExp(pattern, 'iu').test(text));

/** A post that is applied for; its name keeps its letters. */
export const toPost = (position: string, { phrases, ofName, inQuotes }: VerbatimLanguage): string =>
  `${phrases.post} ${ofName(position) ?? inQuotes(position)}`;

/** A role as it comes after the word for post; one in another language is quoted. */
export const ofRole = (role: string, isOwn: boolean, { ofName, inQuotes }: VerbatimLanguage): string =>
  (isOwn ? ofName(inSentence(role)) : undefined) ?? inQuotes(role);

/** Where somebody works; only names with a noun that is known get an article. */
export function atEmployer(name: string, { phrases }: VerbatimLanguage): string {
  const head = firstWord(name);
  const known = phrases.employers.find(({ nouns }) => nouns.includes(head));
  return `${known?.before ?? phrases.otherEmployers}${name}`;
}

/** A degree with its field: `licence en droit`; with a comma where the degree names a field already. */
export function withField(degree: string, field: string, { phrases }: VerbatimLanguage): string {
  if (field === '') return degree;
  if (degree === '') return field;
  const isNamed = matchesOne(degree, phrases.fieldNamed) || phrases.withComma.includes(firstWord(field));
  return isNamed ? `${degree}, ${field}` : `${degree} ${phrases.in} ${inSentence(field)}`;
}

/** `mars 2021`, `março de 2021`; the year alone where no month is given. */
function monthText(date: string, { months, monthYear }: VerbatimLanguage['phrases']): string {
  const [, year = '', month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name ? monthYear.replace('{month}', name).replace('{year}', year) : year;
}

export function sinceText(date: string, { phrases }: VerbatimLanguage): string {
  const month = monthText(date, phrases);
  return month ? ` ${phrases.since} ${month}` : '';
}

/** ` de mars 2018 à mai 2020`, ` d’avril 2018 à mai 2020`; empty without both dates. */
export function spanText(from: string, to: string, { phrases, ofName }: VerbatimLanguage): string {
  const [first, last] = [monthText(from, phrases), monthText(to, phrases)];
  if (!first || !last) return '';
  if (first === last) return ` ${phrases.in} ${first}`;
  return ` ${ofName(first) ?? `de ${first}`} ${phrases.until} ${last}`;
}
