import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import names from '../words/language-names.json' with { type: 'json' };
import type { ReadField } from './field.types.ts';
import { isLevel, proficiencyOf, withoutLevel } from './levels.ts';
import { listCells, listParts } from './skills.ts';

export interface ReadLanguage {
  language: ReadField;
  proficiency: LanguageProficiency;
  /** Where its level is printed, if anywhere. */
  levelSources: readonly number[];
}

const KNOWN = new Set(names);
const NAME_MAX = 40;

export const isLanguage = (text: string): boolean => KNOWN.has(text.toLowerCase().trim());

/** 'English: fluent', 'English (fluent)', 'English – C1', 'Fluent in English'. */
function parted(part: string): { name: string; level: string } {
  const text = trimmed(part.replace(/\(\s*\)/g, ''));
  const [, level, after] = /^(.+?)\s+(?:in|en|em)\s+(\p{L}.*)$/u.exec(text) ?? [];
  if (level && after && isLevel(level)) return { name: after, level };
  const [, label, words] = /^([^:(–—]+?)\s*(?:[:(–—]|\s-\s)\s*(.+?)\)?$/u.exec(text) ?? [];
  if (label && words) return { name: label, level: words };
  const [first = '', ...rest] = text.split(' ');
  if (rest.length > 0 && isLanguage(first) && isLevel(rest.join(' ')))
    return { name: first, level: rest.join(' ') };
  const { name, level: end } = withoutLevel(text);
  return { name, level: end };
}

/** Languages that are printed side by side with nothing but space between: 'English Twi'. */
function languageParts(text: string): string[] {
  const pair = text.split(/\s*\/\s*/);
  if (pair.length > 1 && pair.every((part) => isLanguage(withoutLevel(part.trim()).name))) return pair;
  return listParts(text).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const isRow = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !isLanguage(part);
    return isRow && words.filter(isLanguage).length >= words.length * 0.6 ? words : [part];
  });
}

/** Whether a text is nothing but names of languages. */
export const isLanguageList = (text: string): boolean =>
  listParts(text).length > 1 && listParts(text).every((part) => isLanguage(withoutLevel(part.trim()).name));

const withCommas = (text: string): string =>
  text.replace(/,?\s(?:and|&|et|und|e|na|AND)\s(?=\p{Lu})/gu, ', ');

/** Whether at least half of the names in a text are languages. */
export function isMostlyLanguages(text: string): boolean {
  const parts = listParts(withCommas(text)).map((part) => parted(part).name);
  return parts.filter(isLanguage).length * 2 >= parts.length;
}

/** The head of a table of languages, and what is said of one: 'lu, écrit, parlé'. */
const ABILITY =
  /^(?:languages?|langues?|sprachen?|línguas?|idiomas?|lugha|speak(?:ing|s)?|spoken|spoke|read(?:ing|s)?|writ(?:ing|ten|e)|listening|understand(?:ing|s)?|level|niveau|proficiency|fluency|comprehension|lue?s?|écrite?s?|parlée?s?|comprise?s?|lire|écrire|parler|oral|verbal|fal[ae]r?|l[êe]r?|escrev[aeo]r?|falad[ao]|escrit[ao]|leitura|escrita|conversação|compreensão|sprechen|lesen|schreiben|verstehen|kusoma|kuandika|kuongea|yes|no|poor|weak)$/i;

/** Languages with their levels. A list of names that nobody knows ends at the first line of words. */
export function readLanguages(lines: readonly ReadLine[]): ReadLanguage[] {
  const languages: ReadLanguage[] = [];
  const setLevel = (words: string, sources: readonly number[]): void => {
    const last = languages.at(-1);
    if (last) Object.assign(last, { proficiency: proficiencyOf(words), levelSources: sources });
  };
  const add = (part: string, sources: readonly number[]): void => {
    const { name, level } = parted(part);
    if (!isNameLike(name) || ABILITY.test(name) || languages.some(({ language }) => language.text === name))
      return;
    languages.push({
      language: { text: name, sources, isUnsure: !isLanguage(name) },
      proficiency: proficiencyOf(level),
      levelSources: level === '' ? [] : sources,
    });
  };
  for (const { text, sources } of listCells(ratedRows(lines)).filter(isOfLanguages)) {
    const parts = isLevel(text) ? [text] : languageParts(withCommas(text));
    for (const part of parts) {
      if (isLevel(part)) setLevel(part, sources);
      else add(part, sources);
    }
  }
  return languages;
}

/** Rows of a table that rate what is in their first cell: the marks repeat from row to row, and those of its head do not. */
function ratedRows(lines: readonly ReadLine[]): readonly ReadLine[] {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const marks = rows.flatMap(({ cells }) => cells.slice(1).map(({ text }) => text.toLowerCase()));
  const isRepeated = (mark: string): boolean => marks.filter((one) => one === mark).length > 1;
  const isTable =
    rows.length > 2 &&
    rows.some(({ cells }) => cells.length > 2) &&
    marks.filter(isRepeated).length * 2 > marks.length;
  if (!isTable) return lines;
  return lines.flatMap((line) => {
    const [first, ...more] = line.cells;
    if (!first || more.length === 0) return [line];
    const said = more.filter(({ text }) => isRepeated(text.toLowerCase()));
    if (said.length === 0 || (more.length > 1 && said.length * 2 < more.length)) return [];
    const cells = [first, ...said.filter(({ text }) => isLevel(text)).slice(0, 1)];
    return [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }];
  });
}

/** Words of other sections: a number, an address, a sentence, or a list that names no language. */
function isOfLanguages({ text }: { text: string }): boolean {
  if (isLevel(text)) return true;
  const parts = listParts(withCommas(text));
  const named = parts
    .map((part) => parted(part))
    .filter(({ name, level }) => isLanguage(name) || level !== '');
  return named.length > 0 || (!/\d{3}|@|[.!?]$/.test(text) && text.split(/\s+/).length <= UNKNOWN_WORDS);
}
const UNKNOWN_WORDS = 3;

const isNameLike = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && name.length <= NAME_MAX && !/\d/.test(name) && name.split(' ').length <= 4;
