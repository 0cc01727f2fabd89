import type { ReadResume } from '../../src/import/read-resume.types.ts';
import type { Contact } from './scan-source.ts';

export type Field = keyof Contact;
export const FIELDS: readonly Field[] = ['name', 'email', 'phone'];

export interface ScanScore {
  /** Words of the page, those of them that were read, and all that were read. */
  words: number;
  found: number;
  read: number;
  missed: string[];
  /** Whether a field came back exactly; missing where the page does not print it. */
  fields: Partial<Record<Field, boolean>>;
}

/** Groups of a telephone number: how wide the spaces between them look differs from font to font. */
const PHONE = /(?:\+|\b0)\d[\d ()-]{6,}\d/g;

/** Words without the signs around them; a sign alone is none. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(PHONE, (number) => number.replace(/[ ()-]/g, ''))
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}+@]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
/** A number is the same however its groups are set apart. */
const digits = (text: string): string => text.replace(/[^\d+]/g, '');
const FORMS: Readonly<Record<Field, (text: string) => string>> = { name: plain, email: plain, phone: digits };

const foundContact = (read: ReadResume | undefined): Contact => {
  const info = read?.resume.personalInfo;
  return {
    name: `${info?.firstName ?? ''} ${info?.lastName ?? ''}`,
    email: info?.email ?? '',
    phone: info?.phone ?? '',
  };
};

/** Which of the printed fields came back exactly. */
export function fieldsOf(printed: string, asked: Contact, read: ReadResume | undefined): ScanScore['fields'] {
  const found = foundContact(read);
  const page = { name: plain(printed), email: plain(printed), phone: digits(printed) };
  return Object.fromEntries(
    FIELDS.filter((field) => asked[field] !== '' && page[field].includes(FORMS[field](asked[field]))).map(
      (field) => [field, FORMS[field](found[field]) === FORMS[field](asked[field])],
    ),
  );
}

/** Counts what was read of a page against what it prints. */
export function scoreScan(printed: string, asked: Contact, read: ReadResume | undefined): ScanScore {
  const left = new Map<string, number>();
  const readWords = wordsOf((read?.lines ?? []).map(({ text }) => text).join('\n'));
  for (const word of readWords) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(printed);
  const missed = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return {
    words: words.length,
    found: words.length - missed.length,
    read: readWords.length,
    missed,
    fields: fieldsOf(printed, asked, read),
  };
}

/** A share with its 95 % interval (Wilson). */
export function shareOf(right: number, count: number): string {
  if (count === 0) return '-';
  const z = 1.96;
  const share = right / count;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return `${share.toFixed(3)} (${right} of ${count}; ${(middle - reach).toFixed(2)} to ${(middle + reach).toFixed(2)})`;
}

/** Sums of a share over scans, with its 95 % interval by drawing the scans again. */
export function ratioOf(pairs: readonly (readonly [part: number, whole: number])[]): string {
  const ratio = (chosen: readonly (readonly [number, number])[]): number =>
    chosen.reduce((sum, [part]) => sum + part, 0) /
    Math.max(
      1,
      chosen.reduce((sum, [, whole]) => sum + whole, 0),
    );
  let state = 7;
  const draws = Array.from({ length: 2_000 }, () =>
    ratio(
      pairs.map((pair) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return pairs[Math.floor((state / 2 ** 32) * pairs.length)] ?? pair;
      }),
    ),
  ).sort((one, other) => one - other);
  return `${ratio(pairs).toFixed(3)} (${draws[50]?.toFixed(3)} to ${draws[1949]?.toFixed(3)})`;
}
