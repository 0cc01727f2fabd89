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

const EXCEPT = /^(?:except|excluding|apart from|other than)\b|\bexclud(?:es|ing)\b/i;
const CANNOT_HIRE =
  /\b(?:cannot|can't|can’t|can not|unable to|not able to|do not|don't|don’t|won't|not currently|not presently|not in a position to)\s+(?:currently\s+|yet\s+)?(?:hire|pay|employ|accept|consider|contract|engage|onboard|recruit|work with|take on)\b/i;
const NOT_OPEN = /\bnot (?:open|available) (?:to|for|in)\b/i;

const PEOPLE =
  'candidates?|applicants?|people|persons?|residents?|nationals?|citizens?|talents?|professionals?|graduates?|native speakers?|writers|engineers|developers|anyone|everyone|individuals|members|volunteers|workers|indigenes?';

/** Sentences that merely prefer. */
const PREFERS = /\b(?:prefer(?:red|ence|ably)?|a plus|an advantage|desirable|ideally|nice to have|bonus)\b/i;
const WELCOMES =
  /\b(?:welcom\w+|encourag\w+|invite[sd]?|wanted from|look(?:ing)? forward to applications|especially interested in)\b/i;

/** Each names who may apply, together with a place in the same clause. */
const CONDITIONS: readonly RegExp[] = [
  // must be based in, need to live in, residents of
  /\b(?:must|need(?:s|ed)?|have|has|only|should|required?|requires|currently|already)\b.{0,60}\b(?:based|located|resid\w+|liv(?:e|es|ing)|domiciled)\b/i,
  /\b(?:residen(?:ce|cy|ts?)|residing|living|based|located|domiciled)\s+(?:in|of|within|across)\b.{0,60}\b(?:needed|required|only|mandatory|a must)\b/i,
  /\byears of\b.{0,12}\bresidency\b/i,
  // the right to work there
  /\b(?:authori[sz]ed|authori[sz]ation|entitled|eligible|permitted|permission|rights?|permit|status)\b.{0,20}\b(?:to )?work\b/i,
  /\bwork(?:ing)? (?:rights?|permits?|authori[sz]ation|visa)\b/i,
  // citizenship
  /\b(?:citizen(?:ship)? (?:is )?required|citizenship)\b/i,
  /\b(?:only|must|open to|hold\w*|need|required|look(?:ing)? for|restricted to|limited to|reserved for|be an?)\b.{0,60}\b(?:citizens?|nationals?|nationality|passports?|indigenes?|residents?)\b/i,
  /\b(?:citizens?|nationals?|passports?|residents?)\b.{0,100}\b(?:only|can apply|may apply|can work|may work|are considered|will be considered|required)\b/i,
  // where they hire
  /\b(?:we|currently|only|can)\b.{0,40}\b(?:hir(?:e|ing)|recruit(?:ing)?|employ(?:ing)?)\b.{0,40}\b(?:in|from|across|within)\b/i,
  new RegExp(
    `\\b(?:open|available|limited|restricted) (?:only )?(?:to|for) (?:all )?(?:\\w+ ){0,3}(?:${PEOPLE})\\b`,
    'i',
  ),
  new RegExp(`\\bonly\\b.{0,30}\\b(?:${PEOPLE})\\b|\\b(?:${PEOPLE})\\b.{0,40}\\bonly\\b`, 'i'),
  new RegExp(`\\b(?:${PEOPLE}) (?:must )?(?:come|are|be) (?:drawn )?from\\b`, 'i'),
  /\banywhere (?:in|within|across) (?:the )?\p{Lu}/u,
  /\bremot(?:e|ely) (?:within|from within|from|in) (?:the )?\p{Lu}/u,
];

/** Conditions that name a country without its name. */
const IMPLIED: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:completed|complete|have done|must have|possess\w*|with|hold\w*)\b.{0,40}\bNYSC\b|\bNYSC\b.{0,20}\b(?:discharge|certificate|exemption)\b/,
    ['NG'],
  ],
  [/\bW-?2\b.{0,30}\b(?:only|employees?|basis)\b|\bno C2C\b|\bgreen card holders?\b/i, ['US']],
  [/\b(?:SC|DV) clearance\b/, ['GB']],
  [/\bU\.?S\.? persons?\b/, ['US']],
];

const ANYONE: readonly RegExp[] = [
  /\b(?:work|working|apply|hire|hiring|based|live|located|be|employ|recruit|candidates|applicants|applications|writers|freelancers|contract|people|team members|talent)\b[^.]{0,40}\b(?:anywhere|everywhere|worldwide|(?:from|in) (?:any|every) country|from any location|all over the world|around the (?:world|globe)|in any country)\b/i,
  /\bwherever (?:your?|they)(?: are|'re|’re| live| come from)?\b/i,
  /\blocation (?:does not|doesn't|doesn’t|is not|isn't) (?:matter|important|a factor)\b/i,
  /\b(?:all|any|every) nationalit(?:y|ies)\b.{0,20}\b(?:may|can|are|is|welcome|considered)\b|\b(?:candidates|applicants|applications)\b.{0,20}\b(?:all|any) nationalit/i,
  /\b(?:any|every) country (?:is|are|may|can|welcome)\b|\b(?:open|remote) worldwide\b|\bopen to (?:everyone|anyone|candidates|applicants)\b.{0,20}\b(?:worldwide|globally|anywhere)\b/i,
  /\bwhere you (?:live|are|sit|work from) (?:is|are|does not|doesn't|doesn’t)\b|\byour (?:country|location) (?:is|does not|doesn't|doesn’t) (?:up to you|your|not|matter)\b|\beveryone else\b|\b(?:not|n't|n’t) (?:mind|care) where\b/i,
  /\b(?:regardless of|whatever|irrespective of|no matter)\b.{0,20}\b(?:nationality|passports?|country|location|where you)\b/i,
  /\b(?:contractors|candidates|applicants|people|freelancers)\b.{0,10}\boutside\b.{0,30}\b(?:fine|welcome|ok|okay|may apply|can apply)\b/i,
];
/** `the customers, wherever they are`: not of those who apply. */
const OF_CUSTOMERS =
  /\b(?:customers?|clients?|users?|guests|patients|readers|players)\b.{0,30}\b(?:wherever|worldwide|anywhere|everywhere|around the world)\b|\bwherever they\b/i;

const SPONSORING =
  /\bvisas?\b|\bwork permits?\b|\bblue card\b|\bLMIA\b|\bsponsorship\b|\b(?:sponsor|skilled worker) licen[cs]e\b|\bskilled worker route\b|\bpermit applications?\b|\bresidence (?:papers|permits?)\b|\biqama\b/i;
const OFFERED =
  /\b(?:offer\w*|provid\w+|support\w*|sponsor\w*|guarantee\w*|free|arrang\w+|available|approved|pays?|can be issued|on the (?:hospital|company|employer|house)|process(?:ed|es)|handled?|taken care of|assist\w*|help\w*|cover\w*|welcome)\b/i;
const NOT_OFFERED =
  /\b(?:no|not|unable|cannot|can't|can’t|don't|don’t|never|without|unfortunately)\b[^.]{0,50}\b(?:sponsor\w*|visas?)\b|\bsponsor\w*(?:\s+\w+){0,4}\s+(?:not|unavailable)\b|\bneed\w* (?:their|your|an?) (?:own|existing|valid) (?:visa|work permit)/i;

/** What a clause says of who may apply; several things at times. */
export function meaningsOf(clause: string, workplace: ReadonlySet<string>): ClauseMeaning[] {
  const places = placesIn(clause);
  const codes = codesOf(places);
  if (NOT_OPEN.test(clause) && /\bduty (?:country|station)\b|\bhost country\b/i.test(clause)) {
    return [{ says: 'excluded', codes: workplace }];
  }
  if (EXCEPT.test(clause) || CANNOT_HIRE.test(clause) || NOT_OPEN.test(clause))
    return excluded(clause, places);
  const meanings = [...sponsoring(clause), ...conditions(clause, codes)];
  if (!qualifiedPlace(clause) && !OF_CUSTOMERS.test(clause) && ANYONE.some((rule) => rule.test(clause))) {
    meanings.push({ says: 'anyone' });
  }
  return meanings;
}

/** `We do not hire outside Kenya` is a condition in the clothes of an exclusion. */
function excluded(clause: string, places: readonly PlaceMention[]): ClauseMeaning[] {
  const outside = /\boutside(?: of)?\b/i.exec(clause);
  const cue = /except|exclud\w+|apart from|other than|cannot|can't|can’t|can not|unable|not\b|n't|n’t/i.exec(
    clause,
  );
  const after = places.filter(({ start }) => start >= (outside?.index ?? cue?.index ?? 0));
  if (after.length === 0) return sponsoring(clause);
  return [{ says: outside ? 'condition' : 'excluded', codes: codesOf(after) }];
}

function conditions(clause: string, codes: ReadonlySet<string>): ClauseMeaning[] {
  const implied = IMPLIED.filter(([rule]) => rule.test(clause)).map(
    ([, countries]): ClauseMeaning => ({ says: 'condition', codes: new Set(countries) }),
  );
  if (codes.size === 0) return implied;
  if (WELCOMES.test(clause)) return [...implied, { says: 'welcome', codes }];
  if (PREFERS.test(clause)) return implied;
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

/** `anywhere in the Philippines` names a place after all. */
const qualifiedPlace = (clause: string): boolean =>
  /\b(?:anywhere|everywhere) (?:in|within|across) (?:the )?(?!world\b|globe\b)\p{Lu}/u.test(clause);
