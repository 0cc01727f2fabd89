import type { NyscRequirement, NyscState, YearsAfterNyscRequirement } from '../knock-out.types.ts';
import { isAsked, numberOf, type Sentence } from './sentence.ts';
import { has, matchesOf, WORDS, type WordingMatch } from './wordings.ts';

const STATES: readonly NyscState[] = ['discharged', 'exempt', 'excluded', 'serving'];
const REACH = 90;

/** States of national service that a sentence asks for. */
export function readNysc(sentence: Sentence): NyscRequirement[] {
  const [named] = matchesOf('nysc', sentence.plain, 'named');
  if (!named || afterService(sentence).length > 0) return [];
  const last = matchesOf('nysc', sentence.plain, 'named').at(-1) ?? named;
  const near = sentence.plain.slice(Math.max(0, named.start - REACH), last.end + REACH);
  if (!isAsked(sentence, named.start, named.end)) return [];
  const accepts = STATES.filter((state) => has('nysc', near, state));
  const isServing = accepts.includes('serving');
  const isYetTo = /\byet to (?:complete|finish|conclude|serve|do)\b/.test(near);
  if (accepts.length === 0 && (has('nysc', sentence.plain, 'bare') || isYetTo)) accepts.push('discharged');
  const isOfPast = /\b(?:experience|during|gained)\b/.test(near) && !WORDS.asking.test(near);
  if (accepts.length === 0 || isOfPast) return [];
  if (!isServing && !accepts.includes('discharged') && !WORDS.asking.test(sentence.plain)) return [];
  // Who is exempt is named beside those who served.
  if (!isServing && !accepts.includes('discharged')) accepts.unshift('discharged');
  return [{ gate: 'nysc', accepts, ...serviceOf(sentence.plain) }];
}

/** Whose service a sentence means. */
function serviceOf(plain: string): Pick<NyscRequirement, 'service' | 'isUnnamed'> {
  if (has('nysc', plain, 'nigeria')) return {};
  return has('nysc', plain, 'ghana') ? { service: 'ghana' } : { isUnnamed: true };
}

function afterService({ plain }: Sentence): WordingMatch[] {
  const isOfWork = has('years-after-nysc', plain, 'work');
  return isOfWork ? matchesOf('years-after-nysc', plain, 'after') : [];
}

/** Whole years after national service that a sentence asks for. */
export function readYearsAfterNysc(sentence: Sentence): YearsAfterNyscRequirement[] {
  const [after] = afterService(sentence);
  if (!after || !/nysc|service|corp/.test(sentence.plain)) return [];
  const [nearest] = matchesOf('years-after-nysc', sentence.plain, 'years')
    .concat(linedYears(sentence.plain))
    .map((match) => ({ match, away: distance(match, after) }))
    .filter(({ away }) => away < 80)
    .sort((left, right) => left.away - right.away);
  const years = numberOf(nearest?.match.groups.n);
  if (!nearest || !(years > 0) || !isAsked(sentence, nearest.match.start, nearest.match.end)) return [];
  return isAsked(sentence, after.start, after.end) ? [{ gate: 'years-after-nysc', years }] : [];
}

/** `Years of experience (excluding NYSC): 3`. */
const linedYears = (plain: string): WordingMatch[] =>
  [...plain.matchAll(/\byears\b[^.;\d]{0,50}[:-] ?(?<n>\d{1,2})\b/g)].map((match) => ({
    reads: 'years',
    start: match.index,
    end: match.index + match[0].length,
    groups: match.groups ?? {},
  }));

const distance = (left: WordingMatch, right: WordingMatch): number =>
  Math.max(0, left.start - right.end, right.start - left.end);
