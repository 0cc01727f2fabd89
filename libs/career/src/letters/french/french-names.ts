import data from './data/french-phrases.json' with { type: 'json' };

const fold = (word: string): string => word.normalize('NFC').toLowerCase();
const firstWord = (text: string): string => fold(/^[\p{L}-]+/u.exec(text)?.[0] ?? '');

/** The first letter made small unless the word is an acronym or a name in mixed case. */
export const inSentence = (text: string): string =>
  /^\p{Lu}(?:['’]\p{L}|\p{Ll}+(?![\p{L}])|\s)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** `de` or `d’` before a name; undefined where the ear decides (most with h, y, acronyms, figures). */
function withDe(name: string): string | undefined {
  if (/^[aeiouéèêàâîôûœAEIOUÉÈÊÀÂÎÔÛŒ]\p{Ll}/u.test(name) && !/^(?:onz|oui|uh)/i.test(name))
    return `d’${name}`;
  if (data.muteH.includes(firstWord(name))) return `d’${name}`;
  return /^[bcdfgjklmnpqrstvwxzçBCDFGJKLMNPQRSTVWXZÇ]\p{Ll}/u.test(name) ? `de ${name}` : undefined;
}

/** Words as they are, in quotation marks that no line ends within. */
export const inQuotes = (text: string): string => `«\u00a0${text}\u00a0»`;

/** A post that is applied for; its name keeps its letters. */
export const toPost = (position: string): string => `au poste ${withDe(position) ?? inQuotes(position)}`;

/** A role as it comes after `le poste`; one in another language is quoted. */
export const ofRole = (role: string, isFrench: boolean): string =>
  (isFrench ? withDe(inSentence(role)) : undefined) ?? inQuotes(role);

/** Where somebody works; only names with a noun that is known get an article. */
export function atEmployer(name: string): string {
  const head = firstWord(name);
  if (data.elided.includes(head)) return `à l’${name}`;
  if (data.masculine.includes(head)) return `au ${name}`;
  return data.feminine.includes(head) ? `à la ${name}` : `chez ${name}`;
}

/** A degree with its field: `licence en droit`; with a comma where the degree names a field already. */
export function withField(degree: string, field: string): string {
  if (field === '') return degree;
  if (degree === '') return field;
  const isNamed = /\s(?:en|de|du|des)\s|\bd['’]/.test(degree) || data.withComma.includes(firstWord(field));
  return isNamed ? `${degree}, ${field}` : `${degree} en ${inSentence(field)}`;
}

/** `mars 2021`; the year alone where no month is given. */
function monthText(date: string): string {
  const [, year = '', month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  const name = month === undefined ? undefined : data.months[Number(month) - 1];
  return name ? `${name} ${year}` : year;
}

export const sinceText = (date: string): string => (monthText(date) ? ` depuis ${monthText(date)}` : '');

/** ` de mars 2018 à mai 2020`, ` d’avril 2018 à mai 2020`; empty without both dates. */
export function spanText(from: string, to: string): string {
  const [first, last] = [monthText(from), monthText(to)];
  if (!first || !last) return '';
  if (first === last) return ` en ${first}`;
  return ` ${/^[ao]/.test(first) ? 'd’' : 'de '}${first} à ${last}`;
}

/** French type: no line ends before a colon, and apostrophes are curved. */
export const spaced = (text: string): string =>
  text
    .replace(/\s(?=[:;!?»])/g, '\u00a0')
    .replace(/«\s/g, '«\u00a0')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
