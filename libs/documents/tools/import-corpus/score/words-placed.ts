import { monthForms } from './date-forms.ts';
import { fold, squeeze } from './fold.ts';
import NAMES from './section-names.json' with { type: 'json' };

/** A reader's answer line by line. */
export interface ReadLines {
  lines: readonly { text: string }[];
  leftOut: readonly number[];
  origins: readonly { lines: readonly number[] }[];
  resume: unknown;
}

const SECTION_NAMES = new Set(NAMES);
/** A heading has no more words. */
const HEADING_WORDS_MAX = 4;
const LABELS = new Set(
  (
    'phone tel telephone mobile cell email e-mail mail address location web website url www contact linkedin github ' +
    'present current now today to from since until bis seit heute depuis a au present presente atual de ate and - | ' +
    'native fluent level score grade gpa keywords highlights ' +
    // The same in the other languages of the people, and words for an end that is open.
    "adresse anschrift morada endereco anwani telephone telefon telefone simu courriel barua pepe aujourd'hui hoje " +
    'actuel sasa hadi mpaka till date onwards ongoing bis seit depuis desde jusqua ' +
    // A length of time between two dates that are read, and the name of a date.
    'year years yrs month months mos ans mois jahr jahre monat monate ano anos mes meses issued awarded obtained ' +
    // Levels of a language, which become a choice of the form.
    'basic elementary beginner intermediate advanced proficient conversational professional working limited bilingual ' +
    'grundkenntnisse muttersprache fliessend langue maternelle courant intermediaire debutant lingua materna basico ' +
    'intermediario avancado fluente mother tongue ' +
    // Facts of a person that are fields of the form.
    'birth dob born nationality citizenship gender sex marital status origin lga nysc ' +
    'naissance nationalite sexe situation familiale geburtsdatum geboren staatsangehorigkeit familienstand ' +
    'geschlecht nascimento nacionalidade estado civil sexo kuzaliwa uraia jinsia ndoa'
  ).split(' '),
);

/**
 * How many words of the page are in a field, in a heading or in what is shown as left out. A heading is a short line
 * that is neither left out nor the origin of a field.
 */
export function wordsPlaced(
  pageWords: readonly string[],
  read: ReadLines,
): { words: number; placed: number } {
  const values = textsOf(read.resume);
  const dates = new Set(values.filter((value) => /^\d{4}(-\d{2}){0,2}$/.test(value)).flatMap(dateWords));
  const shown = read.leftOut.map((at) => read.lines[at]?.text ?? '');
  const held = countsOf([...values, ...shown, ...headingsOf(read)]);
  const joined = [...values, ...shown].map(squeeze);
  let placed = 0;
  let words = 0;
  for (const [at, word] of pageWords.entries()) {
    const key = squeeze(word);
    if (key === '') continue;
    words++;
    const left = held.get(key) ?? 0;
    if (left > 0) held.set(key, left - 1);
    const isPlaced =
      left > 0 ||
      key.length < 3 ||
      dates.has(key) ||
      isLabel(word) ||
      isSpan(word, dates) ||
      // A word that was held but is printed more often than that is lost, not divided.
      (!held.has(key) && isPart(key, joined)) ||
      isDivided(word, [pageWords[at - 1] ?? '', pageWords[at + 1] ?? ''], joined);
    if (isPlaced) placed++;
  }
  return { words, placed };
}

const isLabel = (word: string): boolean =>
  LABELS.has(
    fold(word)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/^[([]|[:.,)\]]+$/g, ''),
  );

/** '2018–2021' and '02.2018–To' are a date each side. */
function isSpan(word: string, dates: ReadonlySet<string>): boolean {
  const sides = word.split(/[–—~]|(?<=\d{4}(?:-\d{2})?)-(?=\d{4})/).filter(Boolean);
  return sides.length > 1 && sides.every((side) => dates.has(squeeze(side)) || isLabel(side));
}

/** How often each word is in the texts. */
function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.split(/\s+/))) {
    const key = squeeze(word);
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function headingsOf(read: ReadLines): string[] {
  const leftOut = new Set(read.leftOut);
  const origins = new Set(read.origins.flatMap((origin) => origin.lines));
  return read.lines.flatMap(({ text }, at) => {
    if (leftOut.has(at)) return [];
    if (!origins.has(at) && text.split(/\s+/).length <= HEADING_WORDS_MAX) return [text];
    // The name of a section may be beside its first entry, in one line with it.
    return text.split('\t').filter((cell) => SECTION_NAMES.has(fold(cell).replace(/:$/, '')));
  });
}

/** A word that is set apart from a longer one. */
const isPart = (key: string, joined: readonly string[]): boolean =>
  key.length > 5 && joined.some((text) => text.includes(key));

/** One word that two readers divide differently: at a hyphen, at the end of a line, at a narrow pair of letters. */
function isDivided(
  word: string,
  [before, after]: readonly [string, string],
  joined: readonly string[],
): boolean {
  const isOpen = (word: string): boolean => /[-/.@]$|^\p{Lu}$/u.test(word);
  const forms = [
    ...(isOpen(before) ? [squeeze(before + word)] : []),
    ...(isOpen(word) || /^[-/.@]/.test(after) ? [squeeze(word + after)] : []),
  ].filter((form) => form.length > 3);
  return forms.some((form) => joined.some((text) => text.includes(form)));
}

const dateWords = (date: string): string[] => [
  date.slice(0, 4),
  ...(date.length > 4
    ? monthForms(date.slice(0, 7)).flatMap((form) => [squeeze(form), ...form.split(/\s+/).map(squeeze)])
    : []),
  ...(date.length > 7 ? dayWords(date) : []),
];

/** A whole day, as one is born on: '14th' and '14/03/1994'. */
function dayWords(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [bareMonth, bareDay] = [String(Number(month)), String(Number(day))];
  return [
    ...['st', 'nd', 'rd', 'th', 'er'].map((ending) => `${bareDay}${ending}`),
    `${day}${month}${year}`,
    `${bareDay}${bareMonth}${year}`,
    `${month}${day}${year}`,
    `${year}${month}${day}`,
  ];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
