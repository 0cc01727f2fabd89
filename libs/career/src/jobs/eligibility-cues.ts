/** Words by which postings say who may apply, as expressions over one clause. */

export const EXCEPT = /^(?:except|excluding|apart from|other than)\b|\bexclud(?:es|ing)\b/i;
/** `we cannot hire in`, `we do not support hiring in`, `applicants from ... will not be considered`. */
export const CANNOT_HIRE =
  /\b(?:cannot|can not|unable to|not|[a-z]+n['’]t)\b(?!\s+(?:only|just)\b)(?:\s+\w+){0,4}?\s+(?:hir(?:e|ing)|pay|employ(?:ing)?|accept(?:ing)?|consider(?:ing)?|contract|engage|onboard|recruit(?:ing)?|work with|take on)\b|\b(?:cannot|can not|not|[a-z]+n['’]t) be (?:considered|accepted|hired)\b/i;
export const NOT_OPEN = /\bnot (?:open|available) (?:to|for|in)\b/i;

const PEOPLE =
  'candidates?|applicants?|people|persons?|residents?|nationals?|citizens?|talents?|professionals?|graduates?|native speakers?|writers|engineers|developers|anyone|everyone|individuals|members|volunteers|workers|indigenes?';

/** Sentences that merely prefer. */
export const PREFERS =
  /\b(?:prefer(?:red|ence|ably)?|a plus|an advantage|desirable|ideally|nice to have|bonus)\b/i;
export const WELCOMES =
  /\b(?:welcom\w+|encourag\w+|invite[sd]?|wanted from|look(?:ing)? forward to applications|especially interested in)\b/i;

/** Each names who may apply, together with a place in the same clause. */
export const CONDITIONS: readonly RegExp[] = [
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
  /\b(?:considering|accepting|reviewing|seeking)\b.{0,30}\b(?:applicants|applications|candidates)\b.{0,20}\b(?:from|in|based)\b/i,
  /^(?:eligible (?:countries|locations|regions)|countries (?:we hire|open)[^:]*|regions?|location requirements?|hiring(?: in)?|open to)\s*:/i,
  /^you(?:['’]re| are)?\s+(?:already |currently )?(?:live|living|based|located|resident)\b.{0,20}\bin\b/i,
  /\bis (?:only )?for\b.{0,40}\b(?:residents|nationals|citizens)\b|\bcan only (?:offer|engage|contract)\b|\b(?:from|in) .{0,60}\bonly\b/i,
  /^locations?\s*:.*\bremote\b/i,
  // US-only, US-based role, EMEA only
  /\b\p{Lu}[\p{L}.]*-only\b|\b\p{Lu}[\p{L}.]*-based (?:role|position|job|opportunity)\b/u,
  /^.{0,40}\bonly$/i,
  /\banywhere (?:in|within|across) (?:the )?\p{Lu}/u,
  /\bremot(?:e|ely) (?:within|from within|from|in) (?:the )?\p{Lu}/u,
];

/** Conditions that name a country without its name. */
export const IMPLIED: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:completed|complete|have done|must have|possess\w*|with|hold\w*)\b.{0,40}\bNYSC\b|\bNYSC\b.{0,20}\b(?:discharge|certificate|exemption)\b/,
    ['NG'],
  ],
  [/\bW-?2\b.{0,30}\b(?:only|employees?|basis)\b|\bno C2C\b|\bgreen card holders?\b/i, ['US']],
  [/\b(?:SC|DV) clearance\b/, ['GB']],
  [/\bU\.?S\.? persons?\b/, ['US']],
];

const EVERYWHERE =
  '(?:anywhere|everywhere|worldwide|globally|(?:from|in) (?:any|every) country|from any location|(?:all over|around) the (?:world|globe))';
export const ANYONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:hir(?:e|ing)|employ(?:ing)?|recruit(?:ing)?|contract|pay|work(?:ing)?|live|living|based|located|apply)\b[^.]{0,40}\b${EVERYWHERE}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:candidates|applicants|applications|freelancers|contractors)\b[^.]{0,25}\b${EVERYWHERE}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:remote|you can be)\b[,:]?\s+(?:from )?${EVERYWHERE}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:open to|locations?|remote)\s*[:–-]\s*${EVERYWHERE}\b|\bglobal(?:ly)? remote\b`,
    'i',
  ),
  /\banywhere within (?:UTC|GMT)/i,
  /\bopen to (?:people of )?(?:all|any) nationalit/i,
  /\bwherever (?:your?|they)(?: are|'re|’re| live| come from)?\b/i,
  /\blocation (?:does not|doesn't|doesn’t|is not|isn't) (?:matter|important|a factor)\b/i,
  /\b(?:all|any|every) nationalit(?:y|ies)\b.{0,20}\b(?:may|can|are|is|welcome|considered)\b|\b(?:candidates|applicants|applications)\b.{0,20}\b(?:all|any) nationalit/i,
  /\b(?:any|every) country (?:is|are|may|can|welcome)\b|\b(?:open|remote) worldwide\b|\bopen to (?:everyone|anyone|candidates|applicants)\b.{0,20}\b(?:worldwide|globally|anywhere)\b/i,
  /\bwhere you (?:live|are|sit|work from) (?:is|are|does not|doesn't|doesn’t)\b|\byour (?:country|location) (?:is|does not|doesn't|doesn’t) (?:up to you|your|not|matter)\b|\beveryone else\b|\b(?:not|n't|n’t) (?:mind|care) where\b/i,
  /\b(?:regardless of|whatever|irrespective of|no matter)\b.{0,20}\b(?:nationality|passports?|country|location|where you)\b/i,
  /\b(?:contractors|candidates|applicants|people|freelancers)\b.{0,10}\boutside\b.{0,30}\b(?:fine|welcome|ok|okay|may apply|can apply)\b/i,
];
/** `the customers, wherever they are`: not of those who apply. */
export const OF_CUSTOMERS =
  /\b(?:customers?|clients?|users?|guests|patients|readers|players)\b.{0,30}\b(?:wherever|worldwide|anywhere|everywhere|around the world)\b|\bwherever they\b/i;

export const SPONSORING =
  /\bvisas?\b|\bwork permits?\b|\bblue card\b|\bLMIA\b|\bsponsorship\b|\b(?:sponsor|skilled worker) licen[cs]e\b|\bskilled worker route\b|\bpermit applications?\b|\bresidence (?:papers|permits?)\b|\biqama\b/i;
export const OFFERED =
  /\b(?:offer\w*|provid\w+|support\w*|sponsor\w*|guarantee\w*|free|arrang\w+|available|approved|pays?|can be issued|on the (?:hospital|company|employer|house)|process(?:ed|es)|handled?|taken care of|secured|obtained|organi[sz]ed|assist\w*|help\w*|cover\w*|welcome)\b/i;
export const NOT_OFFERED =
  /\b(?:no|not|unable|cannot|can't|can’t|don't|don’t|never|without|unfortunately)\b[^.]{0,50}\b(?:sponsor\w*|visas?)\b|\bsponsor\w*(?:\s+\w+){0,4}\s+(?:not|unavailable)\b|\bneed\w* (?:their|your|an?) (?:own|existing|valid) (?:visa|work permit)/i;

/** Every employer of a kind says so; it is no offer to the whole world. */
export const EQUAL_OPPORTUNITY =
  /\bequal (?:employment )?opportunit|\bdiscriminat|\b(?:race|religion|gender|disability|colou?r),/i;
