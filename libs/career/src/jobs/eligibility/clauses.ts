import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';
import { codesOf, type PlaceMention } from '../places/place-names.ts';
import { type HourRange, hoursOfZone } from './clock.ts';
import {
  bindsUnnamed,
  type CueMatch,
  cuesIn,
  impliedCountries,
  isDenial,
  isEqualOpportunity,
  isPreference,
  tellsFacts,
} from './cues.ts';
import { readLocation } from './location-line.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import { sponsors } from './sponsorship.ts';

/**
 * What one clause of a posting says about who may apply.
 * - `condition`: only people of these countries.
 * - `welcome`: people of these countries may; nothing is said of others.
 * - `excluded`: not people of these countries.
 * - `clock`: only people whose country keeps these hours.
 * - `closed`: nobody beside those whom the posting names elsewhere.
 * - `anyone`: people of every country.
 * - `sponsor`: a visa is arranged for people from abroad. `no-sponsor`: none is.
 */
export type ClauseMeaning =
  | { says: 'condition' | 'welcome' | 'excluded'; codes: ReadonlySet<string> }
  | { says: 'clock'; utc: HourRange }
  | { says: 'anyone' | 'sponsor' | 'no-sponsor' | 'closed' };

/** Words without which no cue but a place can be in a clause. */
const HINT =
  /anywhere|world|glob|countr|nationalit|location|restrict|where|continent|planet|sponsor|visa|permit|local|commut|reach|utc|gmt|time ?zone|everyone|everywhere|outside|overseas|international|eastern|pacific|hour|island|lmia|iqama|passport|residence|nationals|mind|matter|blue card|permit|papers/i;
/** Words without which no cue asks for people who live near the workplace. */
const LOCAL = / (?:locals?|commut\w+|within|island|mainland|live|reside|be|home|no) /;
/** Words without which nobody is left out. */
const NEGATED =
  /\b(?:no|not|non|never|cannot|can['’]t|unable|except\w*|exclud\w+|apart|other|save|minus|bar|outside|beyond|sponsorship)\b|n['’]t\b/i;
const HEADING =
  /^(?:(?:remote|work|job|candidate|hiring|applicant|primary|eligible|office)\s+)?(?:locations?|where|duty station|place of work|regions?|geography|countries|country|open to|eligibility|status|location requirements?|based|hiring(?: in)?)\s*(?:\([^)]*\))?\s*:\s*(.+)$/iu;

/**
 * @param workplace countries of the posting's location, for `local candidates only`.
 * @returns what a clause says about who may apply; several things at times.
 */
export function meaningsOf(
  clause: string,
  workplace: ReadonlySet<string>,
  jobType: JobType,
): ClauseMeaning[] {
  // A question is asked of everybody and demands nothing.
  if (clause.endsWith('?')) return [];
  const skeleton = skeletonOf(clause);
  if (skeleton.lists.length === 0 && !HINT.test(clause) && !bindsUnnamed(clause)) return [];
  const shutOut = NEGATED.test(clause) ? exclusionsIn(skeleton, workplace) : undefined;
  if (shutOut) return shutOut;
  if (NEGATED.test(clause) && cuesIn(skeleton, ['closed'], true).length > 0) return [{ says: 'closed' }];
  const isHinted = HINT.test(clause);
  return [
    ...headed(clause, jobType),
    ...(isHinted ? sponsoring(clause, skeleton) : []),
    ...conditions(clause, skeleton, workplace),
    ...(isHinted ? open(skeleton) : []),
  ];
}

/** `We do not hire outside Kenya` is a condition in the clothes of an exclusion. */
function exclusionsIn(skeleton: Skeleton, workplace: ReadonlySet<string>): ClauseMeaning[] | undefined {
  const matches = cuesIn(skeleton, ['outside', 'excluded', 'not-here'], true);
  const [first] = matches;
  if (!first) return undefined;
  if (matches.some(({ says }) => says === 'not-here')) return [{ says: 'excluded', codes: workplace }];
  const outside = matches.filter(({ says }) => says === 'outside');
  if (outside.length > 0) return [{ says: 'condition', codes: codesOf(placesOf(outside)) }];
  // A state or a town that is left out leaves no country out.
  const codes = codesOf(placesOf(matches).filter(({ kind }) => kind !== 'town'));
  return codes.size > 0 ? [{ says: 'excluded', codes }, ...open(skeleton)] : [];
}

/** `Location: Remote (Kenya)`: a heading is read like the posting's own location line. */
function headed(clause: string, jobType: JobType): ClauseMeaning[] {
  const line = HEADING.exec(clause)?.[1];
  if (line === undefined) return [];
  const { codes, excluded, isAnywhere, binds } = readLocation(line, jobType);
  const meanings: ClauseMeaning[] = excluded.size > 0 ? [{ says: 'excluded', codes: excluded }] : [];
  if (isAnywhere) return [...meanings, { says: 'anyone' }];
  if (codes.size === 0) return meanings;
  const isCondition =
    binds && (jobType === 'Remote' || /remote|eligib|open to|candidate|hiring/i.test(clause));
  return [...meanings, { says: isCondition ? 'condition' : 'welcome', codes }];
}

function sponsoring(clause: string, skeleton: Skeleton): ClauseMeaning[] {
  if (cuesIn(skeleton, ['no-sponsor'], true).length > 0) return [{ says: 'no-sponsor' }];
  return sponsors(clause) ? [{ says: 'sponsor' }] : [];
}

function conditions(clause: string, skeleton: Skeleton, workplace: ReadonlySet<string>): ClauseMeaning[] {
  const { words } = skeleton;
  if (isDenial(words)) return [];
  const isWish = isPreference(words);
  const mayBeSoft = !tellsFacts(words);
  const welcomes = mayBeSoft ? cuesIn(skeleton, ['welcome'], mayBeSoft) : [];
  const found = impliedCountries(clause).map(
    (countries): ClauseMeaning => ({ says: 'condition', codes: new Set(countries) }),
  );
  const welcomed = codesOf(placesOf(welcomes));
  if (welcomed.size > 0) return [...found, { says: 'welcome', codes: welcomed }];
  if (isWish) return found;
  const places = cuesIn(skeleton, ['condition'], mayBeSoft).map(({ places: named }) => codesOf(named));
  const utc = cuesIn(skeleton, ['clock'], true).length > 0 ? hoursOfZone(clause) : undefined;
  return [
    ...found,
    ...places.filter((codes) => codes.size > 0).map((codes): ClauseMeaning => ({ says: 'condition', codes })),
    ...local(skeleton, workplace),
    ...(utc ? [{ says: 'clock', utc } as const] : []),
  ];
}

function local(skeleton: Skeleton, workplace: ReadonlySet<string>): ClauseMeaning[] {
  if (!LOCAL.test(skeleton.words)) return [];
  if (cuesIn(skeleton, ['workplace'], true).length === 0) return [];
  const named = codesOf(skeleton.lists.flat());
  const codes = named.size > 0 ? named : workplace;
  return codes.size > 0 ? [{ says: 'condition', codes }] : [];
}

function open(skeleton: Skeleton): ClauseMeaning[] {
  const isNotice = isEqualOpportunity(skeleton.words);
  if (isNotice) return [];
  return cuesIn(skeleton, ['anyone'], !tellsFacts(skeleton.words)).length > 0 ? [{ says: 'anyone' }] : [];
}

const placesOf = (matches: readonly CueMatch[]): PlaceMention[] => matches.flatMap(({ places }) => places);
