import {
  ANYONE,
  CANNOT_HIRE,
  CONDITIONS,
  EQUAL_OPPORTUNITY,
  EXCEPT,
  IMPLIED,
  NOT_OFFERED,
  NOT_OPEN,
  OF_CUSTOMERS,
  OFFERED,
  PREFERS,
  SPONSORING,
  WELCOMES,
} from './eligibility-cues.ts';
import { codesOf, type PlaceMention, placesIn } from './eligibility-places.ts';

/**
 * What one clause of a posting says of who may apply.
 * - `condition`: only people of these countries.
 * - `welcome`: people of these countries may; nothing is said of others.
 * - `excluded`: not people of these countries.
 * - `anyone`: people of every country.
 * - `sponsor`: a visa is arranged for people from abroad. `no-sponsor`: none is.
 */
export type ClauseMeaning =
  | { says: 'condition' | 'welcome' | 'excluded'; codes: ReadonlySet<string> }
  | { says: 'anyone' | 'sponsor' | 'no-sponsor' };

/** What a clause says of who may apply; several things at times. */
export function meaningsOf(clause: string, workplace: ReadonlySet<string>): ClauseMeaning[] {
  // A question is asked of everybody and demands nothing.
  if (clause.endsWith('?')) return [];
  const places = placesIn(clause);
  const codes = codesOf(places);
  if (NOT_OPEN.test(clause) && /\bduty (?:country|station)\b|\bhost country\b/i.test(clause)) {
    return [{ says: 'excluded', codes: workplace }];
  }
  if (EXCEPT.test(clause) || CANNOT_HIRE.test(clause) || NOT_OPEN.test(clause))
    return excluded(clause, places);
  const meanings = [...sponsoring(clause), ...conditions(clause, codes)];
  if (saysAnyone(clause)) meanings.push({ says: 'anyone' });
  return meanings;
}

/** `We do not hire outside Kenya` is a condition in the clothes of an exclusion. */
function excluded(clause: string, places: readonly PlaceMention[]): ClauseMeaning[] {
  const outside = /\boutside(?: of)?\b/i.exec(clause);
  const cue = /except|exclud\w+|apart from|other than|cannot|can't|can’t|can not|unable|not\b|n't|n’t/i.exec(
    clause,
  );
  const isPassive = /\bbe (?:considered|accepted|hired)\b/i.test(clause);
  const from = outside?.index ?? (isPassive ? 0 : (cue?.index ?? 0));
  const after = places.filter(({ start }) => start >= from);
  if (after.length === 0) return sponsoring(clause);
  return [{ says: outside ? 'condition' : 'excluded', codes: codesOf(after) }];
}

function conditions(clause: string, codes: ReadonlySet<string>): ClauseMeaning[] {
  const implied = IMPLIED.filter(([rule]) => rule.test(clause)).map(
    ([, countries]): ClauseMeaning => ({ says: 'condition', codes: new Set(countries) }),
  );
  if (codes.size === 0) return implied;
  if (WELCOMES.test(clause)) return [...implied, { says: 'welcome', codes }];
  // `willing to travel to Kenya` asks for a bag, not for a home there.
  if (PREFERS.test(clause) || /\btravel\b/i.test(clause)) return implied;
  const hired = peopleHired(clause);
  if (hired.size > 0) return [...implied, { says: 'welcome', codes: hired }];
  return CONDITIONS.some((rule) => rule.test(clause)) ? [...implied, { says: 'condition', codes }] : implied;
}

/** `We hire Nigerians` shuts nobody else out. */
function peopleHired(clause: string): Set<string> {
  const verb = /\bwe (?:hire|recruit|employ|want|need|are (?:hiring|recruiting))\b/i.exec(clause);
  if (!verb) return new Set();
  const [first] = placesIn(clause).filter(({ start }) => start > verb.index);
  const isNext = first?.kind === 'people' && first.start - verb.index - verb[0].length < 12;
  return new Set(isNext ? first.codes : []);
}

function sponsoring(clause: string): ClauseMeaning[] {
  if (NOT_OFFERED.test(clause)) return [{ says: 'no-sponsor' }];
  return !/\bvisa transfers?\b/i.test(clause) && SPONSORING.test(clause) && OFFERED.test(clause)
    ? [{ says: 'sponsor' }]
    : [];
}

const saysAnyone = (clause: string): boolean =>
  !qualifiedPlace(clause) &&
  !OF_CUSTOMERS.test(clause) &&
  !EQUAL_OPPORTUNITY.test(clause) &&
  ANYONE.some((rule) => rule.test(clause));

/** `anywhere in the Philippines` names a place after all. */
const qualifiedPlace = (clause: string): boolean =>
  /\b(?:anywhere|everywhere) (?:in|within|across) (?:the )?(?!world\b|globe\b)\p{Lu}/u.test(clause);
