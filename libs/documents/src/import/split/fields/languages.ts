import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import { trimmed } from '../entries/pieces.ts';
import type { ReadLine } from '../line.ts';
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
  return listParts(text).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const isRow = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !isLanguage(part);
    return isRow && words.filter(isLanguage).length >= words.length * 0.6 ? words : [part];
  });
}

/** Whether a text is nothing but names of languages. */
export const isLanguageList = (text: string): boolean =>
  listParts(text).length > 1 && listParts(text).every((part) => isLanguage(withoutLevel(part.trim()).name));

/** Whether at least half of the names in a text are languages. */
export function isMostlyLanguages(text: string): boolean {
  const parts = listParts(text).map((part) => parted(part).name);
  return parts.filter(isLanguage).length * 2 >= parts.length;
}

/** The head of a table beside 'Language': what is done in it. */
const ABILITY =
  /^(?:speaking|spoken|reading|read|writing|written|listening|understanding|level|proficiency)$/i;

/** Languages with their levels. */
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
  for (const { text, sources } of listCells(lines)) {
    const parts = isLevel(text)
      ? [text]
      : languageParts(text.replace(/\s(?:and|&|et|und|e|na)\s(?=\p{Lu})/gu, ', '));
    for (const part of parts) {
      if (isLevel(part)) setLevel(part, sources);
      else add(part, sources);
    }
  }
  return languages;
}

const isNameLike = (name: string): boolean =>
  name !== '' && name.length <= NAME_MAX && !/\d/.test(name) && name.split(' ').length <= 4;
