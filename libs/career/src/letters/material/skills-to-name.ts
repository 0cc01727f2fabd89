import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { AskedTerm, Claim } from '../../claims/claim.types.ts';
import { subjectWords } from '../../claims/cue-patterns.ts';
import { isHeldAtAll } from '../../claims/entailment.ts';
import { keyOf } from '../../claims/plain-words.ts';
import type { ResumeClaims } from '../../claims/resume-claims.ts';
import { skillById, skillByName } from '../../taxonomy/skills.ts';
import type { Skill } from '../../taxonomy/taxonomy.types.ts';
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

/** `excel` and `AUTOCAD` as their makers write them; plain words as the resume has them. */
function knownSpelling(written: string, skill: Skill | undefined): string {
  const spelling = [skill?.name, ...(skill?.aliases ?? [])].find(
    (name) => name?.toLowerCase() === written.toLowerCase(),
  );
  const isName = skill?.kind === 'tool' && /\p{Lu}/u.test(spelling ?? '');
  const isPlain =
    written === written.toLowerCase() || (written === written.toUpperCase() && written.length > 4);
  return spelling !== undefined && isName && isPlain ? spelling : written;
}

/** `Know your customer` is a rule, and no thing that somebody can offer. */
const RULE = /^\p{L}+ (?:your|the) \p{L}+$/iu;

function inSentence(own: string, id: string): string {
  if (RULE.test(own)) return `${lowerFirst(own).replaceAll(' ', '-')} work`;
  const skill = skillById(id) ?? skillByName(own);
  const written = knownSpelling(own, skill);
  const isCommonNoun =
    skill?.kind === 'domain' ||
    skill?.kind === 'soft' ||
    // `Prototyping` and `Statistics` are no names.
    (skill?.kind !== 'tool' && /^\p{Lu}\p{Ll}+(?:ing|ics|ment|tions?)$/u.test(written));
  if (isCommonNoun && /^\p{Lu}\p{Ll}+$/u.test(written)) return lowerFirst(written);
  // `Customer Service` is written small within a sentence where the taxonomy does; `Lean Six Sigma` is not.
  const isPlain =
    skill !== undefined &&
    skill.kind !== 'tool' &&
    skill.kind !== 'certificate' &&
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(written) &&
    skill.name.toLowerCase() === written.toLowerCase() &&
    skill.name.slice(1) === skill.name.slice(1).toLowerCase();
  // `Excel pivot tables` begins with a name.
  if (skillByName(/^\S+/.exec(written)?.[0] ?? '')?.kind === 'tool') return written;
  return isPlain ? written.toLowerCase() : nameInSentence(written);
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

const isListed = ({ source }: Claim): boolean => source.path.startsWith('skills.');

/** What a skill is called in the resume; a deed by the resume's own name of the skill, or told by its statement alone. */
function ownName(claim: Claim, claims: ResumeClaims): { written: string; plain: string } {
  const quote = oneLine(claim.source.quote);
  const written = isListed(claim) && isName(quote) ? quote : claim.name;
  if (!isDeed(written)) return { written, plain: written };
  const listed = claims.list.find((one) => one.key === claim.key && one.state === 'held' && isListed(one));
  return { written, plain: oneLine(listed?.source.quote ?? written) };
}

/** The person's own spelling, unless only the posting has the capitals within a name (`AutoCAD`), or writes plain words small. */
function betterSpelled(own: string, asked: string): string {
  const isBetter =
    (own === own.toLowerCase() && /\p{L}\p{Lu}/u.test(asked)) ||
    (asked === own.toLowerCase() && /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(own));
  return isBetter ? asked : own;
}

/** Years of something that a line of work gives are named by what they are years of. */
const fieldOfYears = (asked: AskedTerm, { kind, source }: Claim): NamedSkill | undefined => {
  const name = (asked.fields ?? []).join(' ');
  return kind === 'years' && source.path.endsWith('.description') && isName(name)
    ? { name: inSentence(name, ''), key: keyOf(name), source }
    : undefined;
};

/** Skills that the posting names and the resume holds, in the posting's order of weight. */
export function askedSkills(lines: readonly AnsweredLine[], claims: ResumeClaims): NamedSkill[] {
  const named = metTerms(lines).flatMap(({ asked, claim }): NamedSkill[] => {
    const isSkill = !asked.isPaper && (claim.kind === 'skill' || claim.kind === 'term');
    const years = fieldOfYears(asked, claim);
    if (years) return [years];
    if (!isSkill && !isListedSkill(claim)) return [];
    const own = ownName(claim, claims);
    const isSame = keyOf(asked.name) === keyOf(own.written);
    const written = isSame ? betterSpelled(own.written, asked.name) : own.plain;
    if (!isName(written) || isDeed(written) || NO_SKILL.test(written)) return [];
    const plain = inSentence(written, claim.key).replace(ACTIVITY, (word) => word.toLowerCase());
    return [{ name: levelled(claim, plain), key: claim.key, source: claim.source }];
  });
  return withoutRepeats(named);
}

const isNoTool = (skill: Skill | undefined): boolean => skill?.kind === 'soft' || skill?.kind === 'language';

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
    const id = skill?.id ?? '';
    const isKnown = known.has(keyOf(written)) || known.has(id);
    if (!isName(written) || isKnown || isNoTool(skill)) return [];
    if (namesUnclaimed(written, unclaimed) || !isHeldByName(written, claims)) return [];
    known.add(keyOf(written));
    return [
      {
        name: inSentence(written, id),
        key: id || keyOf(written),
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
