import { lowerFirst } from '../lower-first.ts';
import { inSmallLetters } from './capitals.ts';
import { namesThing } from './named-things.ts';
import { postHeld } from './posts-held.ts';
import { type VerbForm, verbOf } from './verbs.ts';

/** What comes after `I`: `managed 14 accounts`, `am responsible for pay`. */
export interface Predicate {
  text: string;
  /** Its first word is a form of `be`: `also` then comes behind it. */
  isState: boolean;
}

const LONGEST = 34;
const BUZZ =
  /\b(?:results?-driven|detail-oriented|hard-?working|go-getter|self-starter|dynamic|team player|guru|ninja|rockstar)\b/i;

/** Statements are lists of words after a mark: the mark, the full stop and a leading `I` go. */
function bare(statement: string): string {
  return statement
    .replace(/^[\s•·▪◦●‣–—*>o-]+(?=\s)/u, '')
    .trim()
    .replace(/^[•·▪◦●‣*–—-]+\s*/u, '')
    .replace(/^(?:\(?\d{1,2}[.)]|[a-z][.)])\s+/, '')
    .replace(/[\s.;,:]+$/, '')
    .replace(/^I\s+(?=\p{L})/u, '');
}

const inForm = (verb: { base: string; past: string }, current: boolean): string =>
  current ? verb.base : verb.past;

const DETERMINER = /^\s+(?:the|an?|all|any|each|our|their|its|weekly|daily|monthly|directly|\d)/i;

/** Whether a word after `and` continues with what is done, rather than naming one more thing. */
function goesOn(from: VerbForm, before: string, after: string): boolean {
  if (from === 'continuous')
    return !/ing$/.test(before.trim()) && /^\s+(?!of\b|for\b|in\b|at\b|to\b|and\b)\p{L}/u.test(after);
  return DETERMINER.test(after) || (from === 'third' && BARE_OBJECT.test(after));
}
/** No noun in the plural has another noun behind it: `drafts budgets and tracks spending`. */
const BARE_OBJECT =
  /^\s(?!(?:of|for|in|at|to|on|by|with|from|as|and|or|who|which|that|when|while|per|via|before|after|during|weekly|daily|monthly|yearly|quarterly|twice|once)\b)\p{Ll}{3,}/u;

const NEXT_IN_HEAD = /^(,\s+and\s+|,\s+|\s+and\s+|\s+&\s+)([A-Za-z-]+)/;

/** Puts further verbs of the statement into the same form: `planning, buying and storing`, `planning weeks and buying food`. */
function conjugateRest(rest: string, from: VerbForm, current: boolean): string {
  const [whole = '', gap = '', word = ''] = NEXT_IN_HEAD.exec(rest) ?? [];
  const next = verbOf(word);
  if (next?.form === from) {
    return gap + inForm(next, current) + conjugateRest(rest.slice(whole.length), from, current);
  }
  return rest.replace(/(\s+(?:and|&)\s+)([A-Za-z-]+)/g, (found, and: string, other: string, at: number) => {
    const verb = verbOf(other);
    const isVerb = verb?.form === from && goesOn(from, rest.slice(0, at), rest.slice(at + found.length));
    return verb && isVerb ? and + inForm(verb, current) : found;
  });
}

/** `Picking, packing, loading`, `Washing, feeding, a lot of talking`: names of work in a row, and not verbs with an object. */
function isRowWithoutEnd(rest: string): boolean {
  let left = rest;
  for (;;) {
    const [whole, , word = ''] = NEXT_IN_HEAD.exec(left) ?? [];
    if (whole === undefined || verbOf(word)?.form !== 'continuous') break;
    left = left.slice(whole.length);
  }
  return left !== '' && left !== rest ? /^(?:[,;.:]|\s+of\b)/i.test(left) : /^[,;.:]/.test(left);
}

const hasThirdAfter = (rest: string): boolean =>
  [...rest.matchAll(/\s(?:and|&)\s([a-z]+)\s(?:the|an?|its|their|all|\d)/g)].some(
    ([, word = '']) => verbOf(word)?.form === 'third',
  );

/** All verbs in a row at the head of a statement, each put into the form; undefined when it begins with none. */
export function conjugate(words: string, current: boolean): string | undefined {
  const [, first = '', rest = ''] = /^([A-Za-z-]+)(.*)$/s.exec(words) ?? [];
  const verb = verbOf(first);
  if (!verb) return undefined;
  // `Plant of the Year` is a prize, and `Stock count month end` is a thing.
  if (namesThing(words)) return undefined;
  // `Won a grant and directs its members`: half of it would be somebody else's.
  if (verb.form === 'past') return hasThirdAfter(rest) ? undefined : first.toLowerCase() + rest;
  const after = conjugateRest(rest, verb.form, current);
  if (verb.form === 'continuous' && isRowWithoutEnd(rest)) return undefined;
  const whole = inForm(verb, current) + after;
  // `prepares invoices and reports`: a noun or one more verb, nobody can tell.
  const isUnclear =
    verb.form === 'third' &&
    [...whole.matchAll(/(?:\band|&) ([a-z-]+)/g)].some(([, word]) => verbOf(word ?? '')?.form === 'third');
  return isUnclear ? undefined : whole;
}

/** Nouns that look like a verb before another noun. */
const VERB_LIKE =
  'contact|record|market|research|design|test|support|project|process|stock|store|trade|staff|plant|bank|farm|film|transport|report|service|call|track|study|budget|price|time|value|post';

/** A contact centre of 120 agents was contacted by nobody. */
const COMPOUND = new RegExp(
  `^(?:${VERB_LIKE}|head|nurse)\\s+[\\p{Ll}-]+(?:\\s+[\\p{Ll}-]+)?\\s+(?:of|for|at|with)\\b`,
  'iu',
);

/** `Milk records, mastitis control` under a past job is a list of things. */
const LIST_OF_THINGS = new RegExp(
  `^(?:${VERB_LIKE}|milk|water|feed|seed|ship|order|shop|site|file|form|pump|crop)\\s[\\p{Ll}-]+(?:\\s[\\p{Ll}-]+)?[,;]\\s`,
  'iu',
);

/** `Briefed counsel, who conducted all litigation`: the deed is somebody else's. */
const OF_ANOTHER = /,\s(?:who|whose)\s/i;
/** `Started a month after the opening`: when somebody came says nothing of what they did. */
const ARRIVAL =
  /^(?:arrived|began|came|joined|left|moved|started)\b[^,;]*\b(?:after|before|since|once)\s(?:the|it|its|they|we|he|she|our|my)\b/i;

const STATES: readonly [RegExp, string][] = [
  [/^(?:was |am |is )?responsible for\s+/i, 'responsible for '],
  [/^(?:was |am |is )?accountable for\s+/i, 'accountable for '],
  [/^(?:was |am |is )?in charge of\s+/i, 'in charge of '],
  [/^(?:was |am |is )?tasked with\s+/i, 'tasked with '],
];

/** Who did it to the writer: `by Deloitte`, `by the manager`; not a means (`by reviewing`) nor a time. */
const AGENT =
  /^\S+(?:\s(?:in|at|on|for|to|as|twice|daily|once)\s[^,]{0,40}?)?\sby\s(?:(?:an?|the|my|our|two|three|\d+)\s(?!deadline|end|close|date|hour|day|week|month|quarter|year|book|time|river|sea|road|use|means)|\p{Lu}\p{Ll}*[\p{L}]*\b(?<!\d))/u;
/** What is done to people more often than by them, where no object follows. */
const DONE_TO_ONE =
  /^(?:named|selected|thanked|nominated|shortlisted|promoted|appointed|elected|invited|featured|recogni[sz]ed|commended|chosen|seconded|awarded|acknowledged|listed|mentioned|interviewed|audited|supervised|mentored|trained|coached|led)\s(?:by|as|for|in|to|at|on|from|among)\b/iu;

/** Whether a statement leaves out `was`: `Supervised by a surgeon`, `Thanked in the acknowledgements`. */
const isPassive = (text: string): boolean => {
  const [first = ''] = text.split(/\s/);
  const isParticiple = verbOf(first)?.form === 'past' || /(?:ed|en)$/i.test(first);
  return isParticiple && (AGENT.test(text) || DONE_TO_ONE.test(text));
};

/** An adjective before the name of what is done again and again. */
const EACH_TIME = /^(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly)\s/i;
/** `Feeding and milking routine of 60 cows`: no verb has such a noun behind it without an article. */
const NAMED_WORK =
  /^(?:safeguarding\s(?:referrals?|concerns?|cases?|alerts?|training)|(?:\p{L}+ing(?:,|\s(?:and|&))?\s){1,3}(?:routine|schedule|process|programme|program|system|policy|rota|plan|department|desk|unit))\b/iu;

/** `Motivated, with a passion for …` says how somebody is. */
const QUALITY = /^\p{L}+ed,\s(?:with|and|an?)\s/iu;

const isPastDeed = (part: string): boolean => verbOf(part.split(' ')[0] ?? '')?.form === 'past';
/** `audited at 98%`, `washed Saturdays` behind another deed: it has no object, and may have been done to the first one's. */
const NO_OBJECT =
  /^(?:$|\s(?:to|of|by|for|in|at|on|as|within|with|from|daily|weekly|monthly|hourly|twice|once|before|after|per|through|under|over|against|until|and|(?:every|each)\s(?:day|week|month|morning|evening|shift|time))\b|\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\s\d+(?:%|$|\stimes))/i;
/** Verbs that need no object. */
const ALONE =
  /^(?:worked|served|helped|assisted|volunteered|participated|reported|liaised|acted|rotated|stayed|stood|led|taught|sat|took part|spoke|travelled|learned|traded)$/i;

const isSurelyDeed = (word: string, rest: string): boolean =>
  !NO_OBJECT.test(rest.replace(/^\s\d+(?=\s)/, '')) && !namesThing(word + rest);

/** `took care of the van, service book up to date, washed Saturdays` is no sentence any more. */
function isBroken(parts: readonly string[]): boolean {
  const [, verb = '', object = ''] = /^(\p{Ll}+)(.*)$/u.exec(parts.at(-1) ?? '') ?? [];
  return parts.length > 2 && verbOf(verb)?.form === 'past' && !ALONE.test(verb) && NO_OBJECT.test(object);
}

/** `allocated trucks; tracked 30 of them`, `brief solicitors, review their notes`: two deeds are joined by `and`. */
function joinedDeeds(body: string): string {
  const parts = body.split(/,\s/);
  if (parts.length > 2 && !/[;]|\sand\s/.test(body) && parts.every(isPastDeed))
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  if (isBroken(parts)) return '';
  const [, first = '', gap = '', word = '', rest = ''] =
    /^([^,;]+)([,;])\s(\p{Ll}+)(\s[^,;]+)$/u.exec(body) ?? [];
  // `Planned, bought and stored food` is one row of verbs.
  if (!first.includes(' ') || /\sand\s/.test(rest)) return body;
  const [head = ''] = first.split(' ');
  const form = verbOf(word)?.form;
  if (form === undefined || form !== verbOf(head)?.form) return body;
  if (form === 'past' ? NO_OBJECT.test(rest) && !ALONE.test(word) : !isSurelyDeed(word, rest)) return body;
  return `${first}${gap === ';' && first.includes(' and ') ? ',' : ''} and ${word}${rest}`;
}

/** A deed, or two of them in their base forms: `Issue passes to contractors, check permits`. */
function deedText(deed: string, current: boolean): string | undefined {
  const [, first = '', second = '', word = '', rest = ''] =
    /^([^,;]+)[,;]\s((\p{Ll}+)(\s[^,;]+))$/u.exec(deed) ?? [];
  const isBase = [first, second].every(
    (part) => verbOf(/^[\p{L}-]*/u.exec(part)?.[0] ?? '')?.form === 'base',
  );
  if (isBase && first.includes(' ')) {
    const parts = [first, second].map((part) => conjugate(part, current));
    const isSure = isSurelyDeed(word, rest) && parts.every((part) => part !== undefined);
    if (isSure && !rest.includes(' and ')) return parts.join(`${first.includes(' and ') ? ',' : ''} and `);
    // What would be past in its first half alone is left out.
    if (!current) return undefined;
  }
  const conjugated = conjugate(deed, current);
  return conjugated === undefined ? undefined : joinedDeeds(conjugated) || undefined;
}

/** `sends patients home herself`, `on her own authority`: a line without a subject is about its writer. */
const withOwnSelf = (deed: string): string =>
  deed.replace(/\b(?:himself|herself)\b/g, 'myself').replace(/\b(?:his|her)(?= own\b)/g, 'my');

/** A statement that begins with a verb, with an adverb before it or none. */
function ofDeed(text: string, current: boolean): Predicate | undefined {
  const adverb = /^((?:(?!(?:ap|sup|re|com|multi)ply\s|rely\s|tally\s)\p{L}+ly|also|then)\s+)(.*)$/isu.exec(
    text,
  );
  const deed = adverb?.[2] ?? text;
  // `Weekly report to the director` is a thing, and `Weekly reported` nobody writes.
  if (EACH_TIME.test(text) && verbOf(deed.split(/\s/)[0] ?? '')?.form !== 'continuous') return undefined;
  const told = deedText(deed, current);
  if (told === undefined) return undefined;
  const body = withOwnSelf(told);
  // `Filed returns since 2022` goes on: I have filed them.
  if (current && !adverb && GOING_ON.test(body)) return { text: `have ${body}`, isState: true };
  const head = (adverb?.[1] ?? '').toLowerCase();
  return { text: head + body, isState: false };
}

/** `Drove the director when his own man was sick` speaks of somebody whom a letter does not name. */
const OF_SOMEBODY = /\b(?:when|while|because|if)\s[^,;]*\b(?:he|she|his|her)\b/i;

const NO_DEEDS: readonly RegExp[] = [OF_SOMEBODY, COMPOUND, NAMED_WORK, QUALITY, OF_ANOTHER, ARRIVAL];

/**
 * A statement of work as what its writer says of themselves, or undefined when it is none: the verb at its head is put
 * into the first person, the rest stays as it is.
 */
export function firstPerson(statement: string, current: boolean): Predicate | undefined {
  const text = inSmallLetters(bare(statement));
  const count = text.split(/\s+/).length;
  if (count < 3 || count > LONGEST || BUZZ.test(text) || /[<>{}[\]|]|https?:|www\.|@/i.test(text))
    return undefined;
  if (!current && LIST_OF_THINGS.test(text)) return undefined;
  if (NO_DEEDS.some((pattern) => pattern.test(text))) return undefined;
  for (const [pattern, phrase] of STATES) {
    if (!pattern.test(text)) continue;
    const rest = text.replace(pattern, '');
    return { text: `${current ? 'am' : 'was'} ${phrase}${rest}`, isState: true };
  }
  if (isPassive(text)) return { text: `was ${lowerFirst(text)}`, isState: true };
  const post = postHeld(text, current);
  if (post !== undefined) return post === '' ? undefined : { text: post, isState: true };
  const state = /^(am|was|have|had)\s+(?=\p{L})/iu.exec(text);
  if (state) return { text: text.replace(/^\S+/, (word) => word.toLowerCase()), isState: true };
  return ofDeed(text, current);
}

/** A regular past with the year since when. */
const GOING_ON = /^\p{Ll}{2,}ed\s.*\bsince\s(?:\p{Lu}\p{Ll}+\s)?(?:19|20)\d\d$/u;

/** `Kelebogile is a people practitioner who …` is no title. */
const FINITE = /\s(?:is|was|has|had|are|were|does|did|can|will)(?:\s|$)/i;
const OPENERS =
  /^(?:skilled|experienced|proficient|trained|fluent|certified|interested|qualified)\s+(?:in|with|at|as)\b/i;
const TITLE_FIRST =
  /^(?:an?\s+)?((?:[\p{L}/&-]+\s+){1,7})(?:with|who|specialising|specializing|experienced|skilled|trained|focused|based|working)\b/iu;

/** A sentence of a summary as what its writer says of themselves: `Nurse with ten years…` becomes `I am a nurse with…`. */
export function summaryInFirstPerson(
  sentence: string,
  article: (noun: string) => string,
): string | undefined {
  const text = inSmallLetters(sentence.replace(/[\s.;,]+$/, '').trim());
  const count = text.split(/\s+/).length;
  if (count < 5 || count > LONGEST || BUZZ.test(text) || /[<>{}[\]|]|https?:|@/i.test(text)) return undefined;
  if (/^I(?:'m|’m)?\s/.test(text)) return `${text}.`;
  if (/\b(?:he|she|his|her|they)\b/i.test(text) || /^(?:seeking|looking|to |my )/i.test(text))
    return undefined;
  if (OPENERS.test(text)) return `I am ${lowerFirst(text)}.`;
  const title = TITLE_FIRST.exec(text);
  const name = title?.[1]?.trim();
  if (!name || verbOf(name.split(/\s+/)[0] ?? '')?.form === 'base' || FINITE.test(name)) return undefined;
  const bare = text.replace(/^an?\s+/i, '');
  // `Community Health Extension Worker` is written as a title throughout.
  const isTitle = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
  return `I am ${article(isTitle ? bare : lowerFirst(bare))}.`;
}
