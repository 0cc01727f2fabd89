import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import data from '../words/level-words.json' with { type: 'json' };

const GRADES = [
  'native',
  'advanced',
  'intermediate',
  'beginner',
] as const satisfies readonly LanguageProficiency[];
const PROFICIENCY = new Map<string, LanguageProficiency>(
  GRADES.flatMap((grade) => data[grade].map((word) => [word, grade] as const)),
);
const ALL = [...PROFICIENCY.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
const TAIL =
  '(?:\\s+(?:speaker|level|proficiency|user|knowledge|working proficiency|niveau|skills|c1|c2|b1|b2|a1|a2))*';
const MARKS =
  '(?:\\d{1,3}\\s?%|\\d{1,2}\\s?/\\s?\\d{1,2}|[★☆●○⬤◯◉•■□▪▫⭐✩✭]{2,}|\\d{1,2}\\+?\\s*(?:years?|yrs?|ans|jahre|anos)(?: (?:of )?experience)?)';
const WHOLE = new RegExp(
  `^[\\s([–—:,-]*(?:(?:${ALL})${TAIL}(?:\\s*[/,–(-]?\\s*(?:${ALL})${TAIL}\\)?)*|${MARKS})[\\s)\\].]*$`,
  'iu',
);
const AT_END = new RegExp(
  `^(.*?\\S)\\s*(?:[([–—:,|]|\\s-\\s|\\s)\\s*((?:(?:${ALL})${TAIL}|${MARKS})[^,;|()]*)\\)?\\]?\\s*$`,
  'iu',
);
const BRACKETED = /^(.*?\S)\s*[([]([^()[\]]+)[)\]]\s*$/;

/** Says how well somebody knows something, and nothing else. */
export const isLevel = (text: string): boolean => text.length < 60 && WHOLE.test(text);

/** A name with its level behind it. */
export function withoutLevel(text: string): { name: string; level: string } {
  const bracket = BRACKETED.exec(text);
  if (bracket?.[1] && bracket[2] && isLevel(bracket[2])) return { name: bracket[1], level: bracket[2] };
  const [, name, level] = AT_END.exec(text) ?? [];
  // A name that is only words of levels is a name: 'Basic', 'Native'.
  const isParted =
    name !== undefined &&
    level !== undefined &&
    /[([–—:,|]|\s-\s|%|★|●|\/\s?\d/.test(text.slice(name.length));
  return isParted && isLevel(level) ? { name: name.trim(), level } : { name: text, level: '' };
}

/** The product's word for a language level in anybody's words; undefined where they name none. */
export function knownProficiency(words: string): LanguageProficiency | undefined {
  const bare = words.toLowerCase();
  for (const grade of GRADES) {
    const found = data[grade].some((word) =>
      new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(bare),
    );
    if (found) return grade;
  }
  return undefined;
}

/** The product's word for a language level in anybody's words; intermediate where they name none. */
export const proficiencyOf = (words: string): LanguageProficiency =>
  knownProficiency(words) ?? 'intermediate';
