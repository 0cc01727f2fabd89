import { findSkills, skillByName } from '../../taxonomy/skills.ts';
import type { Skill, SkillKind } from '../../taxonomy/taxonomy.types.ts';
import type { Advert } from '../advert/read-advert.ts';
import type { LetterInput, LetterSource } from '../letter.types.ts';
import { lowerFirst, nameInSentence } from '../lower-first.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { foldName, oneLine } from '../words.ts';
import { resumeTexts } from './resume-texts.ts';

/** A skill that the resume names. */
export interface OwnSkill {
  /** As it stands inside a sentence. */
  name: string;
  source: LetterSource;
}

export interface LetterSkills {
  /** Named by posting and resume, in the order of the posting. */
  shared: readonly OwnSkill[];
  /** Of the skill list of the resume, not shared. */
  others: readonly OwnSkill[];
  /** Named by the posting alone. */
  missing: readonly string[];
}

/** Common nouns; skills of the other kinds are written as names are. */
const COMMON: readonly SkillKind[] = ['domain', 'soft'];
const LONGEST_NAME = 40;
const MOST_MISSING = 12;
const QUALIFICATION =
  /\b(?:degree|diploma|hnd|ond|nce|b\.?\s?sc|b\.?a|b\.?ed|bachelor\S*|master\S*|graduates?)\b/i;

const isName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_NAME && !/[<>{}[\]|]|https?:|@/.test(name);

const plainWords = (text: string): string =>
  ` ${foldName(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

function inSentence(written: string, skill: Skill | undefined): string {
  const isOneWord = !written.includes(' ');
  return skill && COMMON.includes(skill.kind) && isOneWord ? lowerFirst(written) : nameInSentence(written);
}

/** Skills that the posting names, by id; a subject of study is none. */
function askedSkills({ requirements }: Advert, language: LetterLanguage): Map<string, string> {
  const asked = new Map<string, string>();
  for (const { text } of requirements) {
    const isStudy = QUALIFICATION.test(text);
    for (const { skill, start, end } of findSkills(text)) {
      if (skill.kind === 'soft' || asked.has(skill.id) || (isStudy && skill.kind === 'domain')) continue;
      const written = text.slice(start, end);
      const isDone = language.isVerb(written.split(' ')[0] ?? '') && written.includes(' ');
      asked.set(skill.id, isDone ? inSentence(skill.name, skill) : inSentence(written, skill));
    }
  }
  return asked;
}

/** What posting and resume say about skills. Soft skills are left aside: everyone has them. */
export function letterSkills(
  { resume }: LetterInput,
  advert: Advert,
  language: LetterLanguage,
): LetterSkills {
  const asked = askedSkills(advert, language);
  const held = new Map<string, LetterSource>();
  for (const source of resume ? resumeTexts(resume) : []) {
    for (const { skill } of findSkills(source.quote)) if (!held.has(skill.id)) held.set(skill.id, source);
  }
  const shared: OwnSkill[] = [];
  const missing: string[] = [];
  for (const [id, name] of asked) {
    const source = held.get(id);
    if (source) shared.push({ name, source });
    else missing.push(name);
  }
  const posting = plainWords(advert.requirements.map(({ text }) => text).join(' | '));
  const others: OwnSkill[] = [];
  const told = new Set<string>();
  for (const [index, listed] of (resume?.skills ?? []).entries()) {
    const name = oneLine(listed.name);
    const skill = skillByName(name);
    const key = skill?.id ?? plainWords(name);
    if (!isName(name) || told.has(key) || (skill && asked.has(skill.id)) || skill?.kind === 'soft') continue;
    told.add(key);
    const own = { name: inSentence(name, skill), source: { path: `skills.${index}.name`, quote: name } };
    (posting.includes(plainWords(name)) ? shared : others).push(own);
  }
  return { shared: withoutRepeats(shared), others, missing: missing.slice(0, MOST_MISSING) };
}

/** Of `reporting` and `financial reporting` the longer one says both. */
function withoutRepeats(skills: readonly OwnSkill[]): OwnSkill[] {
  const contains = (whole: OwnSkill, part: OwnSkill): boolean =>
    plainWords(whole.name).includes(plainWords(part.name));
  return skills.filter(
    (skill, index) =>
      !skills.some(
        (other, at) => at !== index && contains(other, skill) && !(at > index && contains(skill, other)),
      ),
  );
}
