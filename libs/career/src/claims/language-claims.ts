import type { EntryOf } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { CEFR_LEVELS } from '@career/contracts/vocabulary/resume-vocabulary';
import { oneLine } from '../letters/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { SkillMention } from '../taxonomy/taxonomy.types.ts';
import type { Claim } from './claim.types.ts';
import { languageLevel } from './levels.ts';
import { around, claimIn } from './line-claim.ts';
import { keyOf } from './plain-words.ts';
import type { ResumeLine } from './resume-lines.ts';

const PROFICIENCY: Readonly<Record<string, number>> = {
  beginner: 1,
  intermediate: 3,
  advanced: 5,
  native: 6,
};

/** The level of the word that was chosen; records from elsewhere may have words of their own. */
const levelOfChoice = (word: string | undefined): number =>
  PROFICIENCY[word ?? ''] ?? languageLevel(word ?? '')?.level ?? 3;

type Listed = Partial<EntryOf<'languages'>>;

/** Languages of the list, then those that other lines name with a level. */
export const languageClaims = ({ languages }: ResumeContentDto, lines: readonly ResumeLine[]): Claim[] => [
  ...(languages ?? []).flatMap((one, index) => listedLanguage(one, index)),
  ...lines.flatMap((line) =>
    findSkills(line.text)
      .filter(({ skill }) => skill.kind === 'language')
      .flatMap((mention) => toldLanguage(line, mention)),
  ),
];

function listedLanguage({ language, proficiency, cefr }: Listed, index: number): Claim[] {
  const written = oneLine(language ?? '');
  const name = written.replace(/\s*[(:,–—-].*$/u, '').trim();
  if (name === '') return [];
  const own = languageLevel(written);
  // `isiZulu` and `Zulu`, `Kiswahili` and `Swahili` are one.
  const known = findSkills(name).find(({ skill }) => skill.kind === 'language')?.skill.name ?? name;
  // The level of the European framework is printed instead of the word.
  const chosen = cefr ? CEFR_LEVELS.indexOf(cefr) + 1 : levelOfChoice(proficiency);
  const isDenied = /\b(?:none|nil|not|no|learning)\b/i.test(written);
  return [
    {
      kind: 'language',
      key: keyOf(known),
      name,
      state: isDenied ? 'not yet' : 'held',
      level: Math.min(own?.level ?? chosen, chosen),
      levelWord: own?.word ?? cefr ?? proficiency ?? '',
      used: false,
      source: { path: `languages.${index}.language`, quote: written },
    },
  ];
}

const SPOKEN_OF = /\b(?:speak\w*|spoke\w*|languages?|bilingual|interpret\w*|translat\w*)\b/i;

function toldLanguage(line: ResumeLine, { skill, start, end }: SkillMention): Claim[] {
  const beside = around(line.text, start, end);
  const level = languageLevel(beside);
  if (line.section !== 'skill' && level === undefined && !SPOKEN_OF.test(beside)) return [];
  const claim = claimIn(line, { start, end }, { kind: 'language', key: keyOf(skill.name) }, false);
  const state = claim.state === 'basic' && level !== undefined ? 'held' : claim.state;
  return [{ ...claim, state, ...(level ? { level: level.level, levelWord: level.word } : {}) }];
}
