import { placesOf } from '../../claims/plain-words.ts';
import type { ResumeFact } from '../facts/resume-facts.ts';
import type { LetterDraft } from '../letter-draft.ts';
import { lowerFirst, nameInSentence } from '../lower-first.ts';
import type { Material } from '../material/material.ts';
import { type OwnLine, withinQuotes } from '../material/own-lines.ts';
import type { Untold, UntoldLine } from '../material/untold-lines.ts';
import type { LetterLanguage, TonePhrases } from '../phrase-book.types.ts';
import type { Requirement } from '../posting/letter-posting.ts';
import { stemsOf, wordCount } from '../words.ts';

const MOST_QUOTED = 3;
const MOST_LINES = 9;

/** Whether the letter has said nothing yet of what a line is about. */
function isUnsaid({ names, stems, source }: OwnLine, draft: LetterDraft): boolean {
  const told = draft.told;
  if (told.some(({ sources }) => sources.some(({ quote }) => quote === source.quote))) {
    const own = stemsOf(source.quote);
    const text = stemsOf(told.map(({ text: one }) => one).join(' '));
    if ([...own].every((stem) => text.has(stem))) return false;
  }
  const text = told.map(({ text: one }) => one).join(' ');
  if (names.length > 0) return names.some((name) => placesOf(text, name).length === 0);
  const said = stemsOf(text);
  return stems.some((stem) => !said.has(stem));
}

type Form = 'own' | 'quoted' | 'listed' | 'included';

/** Words that begin or condition a line that is more than the name of what was done. */
const NO_NOUN =
  /^(?:he|she|they|we|it|you|to|for|from|in|on|at|by|with|as|when|if|once|was|were|been|being|had|no|not|the|an?|my|our|her|his)\b|[;:?]|\b(?:if|once|when|whenever|unless|until|provided|before|after|who|which|that|is|are|was|were|to be|own|only)\b/i;
/** `Theatre nurse in …` is what somebody was, and not what their work was. */
const PERSON =
  /^(?:[\p{L}’'-]+ ){0,3}?(?:\p{L}+(?:er|or|ist|ian|ant|ent|eer|man|woman)|nurse|head|lead|chef|clerk)\b/iu;

/** Pasts that no list of verbs has: `Sat on the panel`, `Saw the farm through`. */
const PAST_FIRST =
  /^(?:\p{L}{2,}ed|sat|saw|stood|sang|wore|went|got|knew|let|learnt|swore|beat|lit|rang|shot|stuck|strung|spun|tore|threw|woke|heard|came|became|wed|thought|fought|caught|hid|hung|knelt|slept|strove|wept|won)\s/iu;
/** `Broods 6,000 pullets`: a verb that no list has, with its object. */
const THIRD_FIRST = /^\p{L}{3,}[^s\s]s\s(?:\d|the\s|an?\s|all\s|her\s|his\s|its\s|up\s|out\s)/iu;
/** `Pass rate rose from 54 to 79 %`, `120 masons under me` are results, and no part of the work. */
const RESULT =
  /\bfrom\s[^.;]{0,24}\d[^.;]{0,24}\sto\s[^.;]{0,10}\d|\b(?:rose|fell|grew|dropped|became|went|came|brought|cut)\s/i;
const COUNT_FIRST =
  /^(?:[\p{Sc}]?\d|one\s|two\s|three\s|four\s|five\s|six\s|seven\s|eight\s|nine\s|ten\s|twelve\s)/iu;

/** `on her roster` is the writer in the third person. */
const OF_WRITER = /\b(?:he|she|his|her|me|my)\b/i;

/** `Section reports 2,000 samples a day` says what the section does. */
function isSentence(line: string, language: LetterLanguage): boolean {
  if ([PAST_FIRST, THIRD_FIRST, RESULT, COUNT_FIRST, OF_WRITER].some((one) => one.test(line))) return true;
  const [, verb = ''] = /^\p{L}+\s(\p{Ll}+[^s\s]s)\s(?:\d|the\s|an?\s|all\s)/u.exec(line) ?? [];
  return verb !== '' && language.isVerb(verb);
}

/** How a line can be printed: as it is, as what the work included, as a skill, or as a quotation. */
function formOf({ line, employer, source }: OwnLine, language: LetterLanguage): Form {
  if (/^I(?:['’]m|['’]ve)?\s/.test(line)) return 'own';
  if (source.path.startsWith('skills.')) return 'listed';
  const [first = ''] = line.split(/\s/);
  const isNoun =
    employer !== '' &&
    (!language.isVerb(first) || language.namesThing(line)) &&
    !isSentence(line, language) &&
    !NO_NOUN.test(line) &&
    !PERSON.test(line) &&
    wordCount(line) > 2;
  return isNoun ? 'included' : 'quoted';
}

type Phrases = Pick<
  TonePhrases,
  | 'quoted'
  | 'listed'
  | 'otherSkills'
  | 'included'
  | 'includedBefore'
  | 'includedNext'
  | 'quotedTwo'
  | 'quotedUnpaid'
>;

/** Says facts as deeds, in the sentences of the work. */
type SayDeeds = (facts: readonly ResumeFact[]) => void;

function filled(
  draft: LetterDraft,
  phrases: Phrases,
  { line, employer, isCurrent }: Pick<OwnLine, 'line' | 'employer' | 'isCurrent'>,
  form: Exclude<Form, 'own'>,
  language: LetterLanguage,
): string {
  const list = form === 'included' && !isCurrent ? phrases.includedBefore : phrases[form];
  const fitting = list.filter((phrase) => employer !== '' || !phrase.includes('{employer}'));
  return draft.fill(draft.pick(fitting), {
    line: form === 'included' ? lowerFirst(line) : withinQuotes(line),
    employer: language.institution(employer),
  });
}

/** A sentence as near as this to a requirement says something on it. */
const ANSWERED = 0.75;
/** Nearer than this a line is about what is asked for. */
const NEAR = 0.2;
/** Of two lines that are as near the one with a figure is printed. */
const LITTLE = 0.1;

/** A line beside the jobs that has this much of its words in the letter already adds nothing. */
const REPEATED = 0.6;

/** The lines that add most to what the letter says so far: for each requirement the nearest one, then those with figures. */
function bestUntold(
  draft: LetterDraft,
  { lines, nearness }: Untold,
  requirements: readonly Requirement[],
): UntoldLine[] {
  const told = draft.told;
  const quoted = new Set(told.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  const text = stemsOf(draft.text);
  const isRepeated = ({ stems, source: { path } }: UntoldLine): boolean =>
    !path.startsWith('experience.') &&
    [...stems].filter((stem) => text.has(stem)).length >= stems.size * REPEATED;
  const left = lines.filter((one) => !quoted.has(one.source.quote) && !isRepeated(one));
  const said = told.map(({ text }) => nearness(text));
  const isOpen = (at: number): boolean => said.every((near) => (near[at] ?? 0) < ANSWERED);
  const nearTo = (at: number): UntoldLine[] => {
    const rate = ({ near, worth }: UntoldLine): number => (near[at] ?? 0) + worth * LITTLE;
    return left.filter(({ near }) => (near[at] ?? 0) >= NEAR).sort((one, two) => rate(two) - rate(one));
  };
  const all = [...requirements.keys()];
  const nearest = all.filter(isOpen).flatMap((at) => nearTo(at).slice(0, 1));
  const next = all.flatMap((at) => nearTo(at).slice(0, 2));
  const valued = ({ near, worth }: UntoldLine): number => worth + Math.max(0, ...near);
  const others = left.filter(({ isOfWork }) => isOfWork).toSorted((one, two) => valued(two) - valued(one));
  return [...new Set([...nearest, ...next, ...others])].slice(0, MOST_LINES);
}

/** Two quotations of one employer in one sentence; answers whether they were. */
function sayTwo(
  draft: LetterDraft,
  language: LetterLanguage,
  phrases: Phrases,
  first: UntoldLine,
  second: UntoldLine,
): boolean {
  if (first.employer === '' || first.employer !== second.employer) return false;
  const text: string = draft.fill(draft.pick(phrases.quotedTwo), {
    first: withinQuotes(first.line),
    second: withinQuotes(second.line),
    employer: language.institution(first.employer),
  });
  return draft.say(text, [first.source, second.source]);
}

/** Prints lines of one employer, or of none, as what the work included, as quotations, as skills or as they are. */
function sayOfEmployer(
  draft: LetterDraft,
  language: LetterLanguage,
  phrases: Phrases,
  of: (form: Form) => readonly UntoldLine[],
): void {
  let isNext = false;
  for (const one of of('included')) {
    const text: string = isNext
      ? draft.fill(draft.pick(phrases.includedNext), { line: lowerFirst(one.line) })
      : filled(draft, phrases, one, 'included', language);
    isNext = draft.say(text, [one.source]) || isNext;
  }
  const quoted = of('quoted');
  for (let at = 0; at < quoted.length; at++) {
    const [first, second] = quoted.slice(at) as [UntoldLine, UntoldLine | undefined];
    if (second && sayTwo(draft, language, phrases, first, second)) at++;
    else draft.say(filled(draft, phrases, first, 'quoted', language), [first.source]);
  }
  const listed = of('listed');
  for (const one of listed.filter(({ isName }) => !isName))
    draft.say(filled(draft, phrases, one, 'listed', language), [one.source]);
  const named = listed.filter(({ isName }) => isName);
  if (named.length > 0) {
    const skills = language.join(named.map(({ line }) => nameInSentence(line)));
    draft.say(
      draft.fill(draft.pick(phrases.otherSkills), { skills }),
      named.map(({ source }) => source),
    );
  }
  for (const one of of('own')) draft.say(`${one.line}.`, [one.source]);
}

/** Tells deeds, then prints lines that are none, those of one employer together, and those of unpaid work last. */
function sayUntold(
  draft: LetterDraft,
  language: LetterLanguage,
  phrases: Phrases,
  chosen: readonly UntoldLine[],
  sayDeeds: SayDeeds,
): void {
  sayDeeds(chosen.flatMap(({ fact }) => fact ?? []));
  const lines = chosen.filter(({ fact }) => !fact);
  const paid = lines.filter(({ unpaidAs }) => unpaidAs === undefined);
  const forms = new Map(
    paid.map((one) => [one, formOf({ ...one, names: [], stems: [] }, language)] as const),
  );
  for (const employer of new Set(paid.map((one) => one.employer)))
    sayOfEmployer(draft, language, phrases, (form) =>
      paid.filter((one) => one.employer === employer && forms.get(one) === form),
    );
  for (const { line, unpaidAs, employer, source } of lines) {
    if (unpaidAs === undefined) continue;
    const slots = { line: withinQuotes(line), role: unpaidAs, employer: language.institution(employer) };
    draft.say(draft.fill(draft.pick(phrases.quotedUnpaid), slots), [source]);
  }
}

/** Lines are printed until the letter has this many words before its end. */
const FULL = { formal: 255, warm: 255, concise: 215 } as const;
const LEAST_LINES = 2;

/** How many of the lines the letter has room for, in their order. */
function lengthOf(draft: LetterDraft, lines: readonly UntoldLine[]): number {
  let words = wordCount(draft.text);
  let count = 0;
  for (const { line } of lines) {
    if (count >= LEAST_LINES && words >= FULL[draft.tone]) break;
    words += wordCount(line) + LEAD_WORDS;
    count++;
  }
  return count;
}
/** Words of a sentence round a line. */
const LEAD_WORDS = 6;

/** Quotes lines of the resume on what is asked for and not said so far; a line in the first person needs no quotation marks. */
export function sayOwnWords(
  draft: LetterDraft,
  language: LetterLanguage,
  phrases: Phrases,
  { ownLines, untold, posting }: Pick<Material, 'ownLines' | 'untold' | 'posting'>,
  sayDeeds: SayDeeds,
): void {
  let count = 0;
  let hasQuoted = false;
  const named = [...ownLines].sort(
    (left, right) => Math.sign(right.names.length) - Math.sign(left.names.length),
  );
  for (const one of named) {
    if (count >= MOST_QUOTED) break;
    if (!isUnsaid(one, draft)) continue;
    const form = formOf(one, language);
    // One quotation is enough, unless the next one names what is asked for.
    if (form === 'quoted' && hasQuoted && one.names.length === 0) continue;
    const text: string = form === 'own' ? `${one.line}.` : filled(draft, phrases, one, form, language);
    hasQuoted ||= form === 'quoted';
    if (draft.say(text, [one.source])) count++;
  }
  const best = bestUntold(draft, untold, posting.requirements).slice(0, MOST_LINES - count);
  sayUntold(draft, language, phrases, best.slice(0, lengthOf(draft, best)), sayDeeds);
}
