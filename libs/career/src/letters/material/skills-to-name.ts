import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { AskedTerm, Claim } from '../../claims/claim.types.ts';
import { subjectWords } from '../../claims/cue-patterns.ts';
import { isHeldAtAll } from '../../claims/entailment.ts';
import { keyOf } from '../../claims/plain-words.ts';
import type { ResumeClaims } from '../../claims/resume-claims.ts';
import { skillById, skillByName } from '../../taxonomy/skills.ts';
import { verbOf } from '../english/verbs.ts';
import type { LetterSource } from '../letter.types.ts';
import { lowerFirst, nameInSentence } from '../lower-first.ts';
import { oneLine } from '../words.ts';
import { isListedSkill } from './papers.ts';
import { type AnsweredLine, metTerms, namesUnclaimed } from './posting-match.ts';

/** A skill that the resume holds, as it stands inside a sentence. */
export interface NamedSkill {
  name: string;
  /** Id of the skill, or the folded words of a name that no list knows. */
  key: string;
  source: LetterSource;
}

const LONGEST_NAME = 40;
const isName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_NAME && !/[<>{}[\]|():]|https?:|@/.test(name);

/** `Reconciled 14 bank` is how a statement has it; the name is `bank reconciliation`. */
const isDeed = (name: string): boolean => {
  const form = verbOf(name.split(/\s/)[0] ?? '')?.form;
  return name.includes(' ') ? form !== undefined && form !== 'continuous' : form === 'past';
};
/** Names of people's work, of peoples and of states of employment are nothing that somebody is skilled in. */
const NO_SKILL = new RegExp(
  `^(?:(?:[\\p{L}-]+\\s){0,3}(?:${subjectWords('title-nouns')})s?|probation|service|completed|confirmed|\\p{Lu}\\p{L}+(?:ian|ese|ish|yan|can|ean|ani|iti))$`,
  'iu',
);

/** `Typing at 72 words per minute` names what is done and is written small. */
const ACTIVITY = /^\p{Lu}\p{Ll}+ing(?=\s\p{Ll})/u;

function inSentence(written: string, id: string): string {
  const skill = skillById(id) ?? skillByName(written);
  const isCommonNoun = skill?.kind === 'domain' || skill?.kind === 'soft';
  return isCommonNoun && /^\p{Lu}\p{Ll}+$/u.test(written) ? lowerFirst(written) : nameInSentence(written);
}

/** Of `reporting` and `financial reporting` the longer one says both. */
function withoutRepeats(skills: readonly NamedSkill[]): NamedSkill[] {
  const key = ({ name }: NamedSkill): string => ` ${keyOf(name)} `;
  return skills.filter(
    (skill, index) =>
      !skills.some(
        (other, at) =>
          at !== index && key(other).includes(key(skill)) && (key(other) !== key(skill) || at < index),
      ),
  );
}

const levelled = (claim: Claim, name: string): string =>
  (claim.level ?? 2) >= 3 &&
  claim.levelWord !== undefined &&
  !name.toLowerCase().includes(claim.levelWord.toLowerCase()) &&
  /^(?:advanced|expert)$/i.test(claim.levelWord)
    ? `${claim.levelWord.toLowerCase()} ${name}`
    : name;

/** Skills that the posting names and the resume holds, in the posting's order of weight. */
export function askedSkills(lines: readonly AnsweredLine[], claims: ResumeClaims): NamedSkill[] {
  const listed = (key: string): Claim | undefined =>
    claims.list.find(
      (one) => one.key === key && one.state === 'held' && one.source.path.startsWith('skills.'),
    );
  const named = metTerms(lines).flatMap(({ asked, claim }): NamedSkill[] => {
    const isSkill = !asked.isPaper && (claim.kind === 'skill' || claim.kind === 'term');
    if (!isSkill && !isListedSkill(claim)) return [];
    // What it is called in the resume, unless both mean the very same word.
    const isListed = claim.source.path.startsWith('skills.') && isName(oneLine(claim.source.quote));
    const own = isListed ? oneLine(claim.source.quote) : claim.name;
    // A deed is called by the resume's own name of the skill, or told by its statement alone.
    const plain = isDeed(own) ? oneLine(listed(claim.key)?.source.quote ?? own) : own;
    const written = keyOf(asked.name) === keyOf(own) ? asked.name : plain;
    return isName(written) && !isDeed(written) && !NO_SKILL.test(written)
      ? [
          {
            name: levelled(
              claim,
              inSentence(written, claim.key).replace(ACTIVITY, (word) => word.toLowerCase()),
            ),
            key: claim.key,
            source: claim.source,
          },
        ]
      : [];
  });
  return withoutRepeats(named);
}

/** Skills of the resume's own list that the posting does not name. */
export function otherSkills(
  resume: ResumeContentDto,
  asked: readonly NamedSkill[],
  unclaimed: readonly AskedTerm[],
  claims: ResumeClaims,
): NamedSkill[] {
  const known = new Set(asked.flatMap(({ name, key }) => [keyOf(name), key, skillByName(name)?.id ?? key]));
  const listed = (resume.skills ?? []).flatMap(({ name }, index): NamedSkill[] => {
    const written = oneLine(name);
    const skill = skillByName(written);
    if (
      !isName(written) ||
      known.has(keyOf(written)) ||
      known.has(skill?.id ?? '') ||
      skill?.kind === 'soft' ||
      skill?.kind === 'language'
    )
      return [];
    if (namesUnclaimed(written, unclaimed) || !isHeldByName(written, claims)) return [];
    known.add(keyOf(written));
    return [
      {
        name: inSentence(written, skill?.id ?? ''),
        key: skill?.id ?? keyOf(written),
        source: { path: `skills.${index}.name`, quote: written },
      },
    ];
  });
  return withoutRepeats(listed).filter(
    ({ name }) => !asked.some((one) => keyOf(one.name).includes(keyOf(name))),
  );
}

function isHeldByName(name: string, claims: ResumeClaims): boolean {
  const asked: AskedTerm = {
    kind: 'term',
    key: keyOf(name),
    name,
    states: ['held'],
    isPaper: false,
    start: 0,
    end: name.length,
  };
  return isHeldAtAll(asked, claims);
}
