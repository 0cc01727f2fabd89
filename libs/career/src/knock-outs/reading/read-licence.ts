import { credentialById, findCredentials } from '../../claims/credentials.ts';
import { drivingClasses, findDrivingLicences } from '../../claims/driving.ts';
import type { LicenceRequirement } from '../knock-out.types.ts';
import { isAsked, type Sentence } from './sentence.ts';
import { has } from './wordings.ts';

interface NamedPaper {
  id: string;
  start: number;
  end: number;
}

/** What is a leave to practise or a membership; certificates of courses are compared by the letters' match. */
const KINDS: ReadonlySet<string> = new Set(['membership', 'licence', 'title']);
/** Certificates that are beside a membership as another way to the same. */
const isBeside = ({ id }: NamedPaper): boolean => {
  const kind = credentialById(id)?.kind;
  return kind === undefined || KINDS.has(kind) || id === 'trcn';
};
const PLACES_BETWEEN = 30;

/** Professional licences and memberships that a sentence asks for; of alternatives one is enough. */
export function readLicence(sentence: Sentence): LicenceRequirement[] {
  const papers = namedPapers(sentence).filter((paper) => isDemanded(sentence, paper));
  const groups: NamedPaper[][] = [];
  for (const paper of papers) {
    const last = groups.at(-1)?.at(-1);
    if (last && isAlternative(sentence.plain, last, paper)) groups.at(-1)?.push(paper);
    else groups.push([paper]);
  }
  return distinct(groups.filter((group) => group.some(isBeside))).map((any): LicenceRequirement => {
    const classes = any.includes('driving') ? drivingClasses(sentence.text) : [];
    return { gate: 'licence', any, ...(classes.length > 0 ? { classes } : {}) };
  });
}

function namedPapers({ text }: Sentence): NamedPaper[] {
  const named = findCredentials(text)
    .filter(({ credential }) => credential.kind !== 'service')
    .map(({ credential: { id }, start, end }) => ({ id, start, end }));
  const driving = findDrivingLicences(text).map(({ start, end }) => ({ id: 'driving', start, end }));
  return [...named, ...driving].sort((left, right) => left.start - right.start);
}

function isDemanded(sentence: Sentence, { id, start, end }: NamedPaper): boolean {
  if (!isAsked(sentence, start, end)) return false;
  const { plain } = sentence;
  const isTitle = credentialById(id)?.kind === 'title';
  if (
    /\b(?:beside|alongside|reporting to|report to|work with|working with|led by|under) (?:\w+ ){0,3}$/.test(
      plain.slice(0, start),
    )
  )
    return false;
  if (/\b(?:accredited|approved|regulated|audited) by (?:the )?$/.test(plain.slice(0, start))) return false;
  return isTitle ? has('licence', plain, 'strict') : has('licence', plain, 'demand');
}

function isAlternative(plain: string, left: NamedPaper, right: NamedPaper): boolean {
  const between = plain.slice(left.end, right.start);
  if (between.length > PLACES_BETWEEN) return false;
  if (/\bor\b|\//.test(between)) return true;
  return /^\W*$/.test(between) && (/,/.test(between) || /\(/.test(between));
}

/** Groups without those that another group says already: `registered nurse with a nursing licence` is one. */
function distinct(groups: readonly NamedPaper[][]): string[][] {
  const ids = groups.map((group) => [...new Set(group.map(({ id }) => id))].sort());
  return ids.filter(
    (group, index) =>
      !ids.some(
        (other, at) => (at < index && isSame(other, group)) || (at !== index && isLessThan(group, other)),
      ),
  );
}
const isSame = (left: readonly string[], right: readonly string[]): boolean => left.join() === right.join();
/** Whether every one of a group is met by what another group asks for anyway. */
const isLessThan = (group: readonly string[], other: readonly string[]): boolean =>
  other.length > 0 && other.every((id) => group.some((one) => credentialById(one)?.metBy?.includes(id)));
