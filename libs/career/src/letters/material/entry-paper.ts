import type { Claim, ClaimState } from '../../claims/claim.types.ts';
import type { FurtherEntry } from '../../claims/further-entries.ts';
import { institutionInSentence, withArticle } from '../english/grammar.ts';
import { heldPaper } from '../english/papers.ts';
import { lowerFirst } from '../lower-first.ts';
import { drivingText } from './driving-text.ts';

type SayEntry = (entry: FurtherEntry, claim: Claim) => string | undefined;

/** The word that the person chose, as a sentence has it: `student member`. */
function chosenWord({ section, choice = '' }: FurtherEntry): string {
  const field = Object.values(section.fields).find((one) => one.kind === 'choice' && one.states);
  return lowerFirst(field?.input?.words?.[choice] ?? choice);
}

const MEMBER: ReadonlySet<ClaimState> = new Set(['held', 'student', 'candidate']);

/** `am an associate of ICAN`, `am a student member of …`; a membership that has ended is not told. */
const membership: SayEntry = (entry, { state }) => {
  if (!MEMBER.has(state)) return undefined;
  const body = institutionInSentence(entry.title);
  const word = chosenWord(entry);
  return word.endsWith('ed') ? `am ${word} with ${body}` : `am ${withArticle(word)} of ${body}`;
};

const SERVICE: Partial<Record<ClaimState, string>> = {
  held: 'have been discharged from the NYSC',
  serving: 'am at present serving with the NYSC',
  exempt: 'am exempt from the NYSC',
};

const service: SayEntry = ({ title }, { state }) => (/NYSC/.test(title) ? SERVICE[state] : undefined);

const held: SayEntry = (entry, claim) => {
  if (claim.state !== 'held') return undefined;
  if (claim.kind === 'driving') return drivingText(claim);
  return heldPaper({ name: entry.title, issuer: '', kind: undefined, holder: undefined });
};

/** A course is said to be one, and to be finished only when it is. */
const course: SayEntry = ({ title, organisation }, { isUnderWay }) => {
  const name = /\b(?:course|training|programme|bootcamp|workshop)\b/i.test(title) ? title : `${title} course`;
  const at = organisation === '' ? '' : ` at ${institutionInSentence(organisation)}`;
  return `${isUnderWay ? 'am taking' : 'have completed'} the ${name}${at}`;
};

const OF_SECTION: Readonly<Record<string, SayEntry>> = { memberships: membership, nationalService: service };

/**
 * What an entry of a section that the person named becomes after `I`, with its state; undefined when a letter does not
 * say it.
 */
export const entryPaper: SayEntry = (entry, claim) => {
  if (entry.evidence === 'course') return course(entry, claim);
  return (OF_SECTION[entry.section.name] ?? held)(entry, claim);
};
