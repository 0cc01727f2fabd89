import type { NyscRequirement, NyscState, YearsAfterNyscRequirement } from '../knock-out.types.ts';
import { isAsked, numberOf, type Sentence } from './sentence.ts';
import { has, matchesOf, WORDS, type WordingMatch } from './wordings.ts';

const STATES: readonly NyscState[] = ['discharged', 'exempt', 'excluded', 'serving'];
const REACH = 90;
const SERVING_AWAY =
  /\b(?:serving|current) (?:corps? members?|corpers?)\b[^.;]{0,20}\b(?:not (?:be )?(?:eligible|qualif\w+|considered|apply|accepted|shortlisted)|(?:cannot|can't|need not|should not) apply|ineligible)\b/;

/** States of national service that a sentence asks for. */
export function readNysc(sentence: Sentence): NyscRequirement[] {
  const after = afterService(sentence);
  const mentions = matchesOf('nysc', sentence.plain, 'named').filter((one) =>
    after.every((other) => distance(one, other) > 0),
  );
  const [named] = mentions;
  if (!named) return [];
  const last = mentions.at(-1) ?? named;
  const until = Math.min(
    last.end + REACH,
    ...after.filter(({ start }) => start > last.end).map(({ start }) => start),
  );
  const near = sentence.plain.slice(Math.max(0, named.start - REACH), until);
  if (!isAsked(sentence, named.start, named.end)) return [];
  const accepts = STATES.filter((state) => has('nysc', near, state));
  if (SERVING_AWAY.test(near)) accepts.splice(0, accepts.length, 'discharged');
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

/** `2 years post NYSC` says no word of work. */
const YEARS_POST = /\b(?:years?|yrs?)'? ?\(?(?:post|after)[- ]?nysc\b/;

function afterService({ plain }: Sentence): WordingMatch[] {
  const isOfWork = has('years-after-nysc', plain, 'work') || YEARS_POST.test(plain);
  return isOfWork ? matchesOf('years-after-nysc', plain, 'after') : [];
}

/** `Not more than two years after NYSC` shuts out the others. */
const IS_LIMIT =
  /\b(?:(?:not|no) (?:more|longer|later) than|not exceed(?:ing)?|at most|max(?:imum)?(?: of)?) $/;

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
  if (nearest && IS_LIMIT.test(sentence.plain.slice(0, nearest.match.start))) return [];
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
