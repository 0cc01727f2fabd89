import type { SkillMention } from '../taxonomy/taxonomy.types.ts';
import {
  isAcronym,
  isBoundary,
  isConjunction,
  isInsideMention,
  mentionsIn,
  type Run,
  type Sentence,
} from './sentence.ts';
import type { SkillSpanLabel } from './skill-span.types.ts';
import {
  ADVERBS,
  ATTITUDE_PHRASES,
  ATTITUDES,
  CREDENTIALS,
  CUES,
  DETERMINERS,
  GRADES,
  SHARED_HEADS,
  TITLES,
  TRAILING,
} from './span-words.ts';

const LONGEST_NAME = 7;
/** Nouns that name no skill whatever comes before them. */
const EMPTY_HEADS = new Set(
  'discipline field role position environment industry capacity level duration year years month months week weeks day days area areas requirement requirements sector setting settings organisation work job jobs team teams time basis candidate minute minutes equivalent voice speed phone vehicle car laptop location place cost pressure fields field practical equivalent written spoken speech discipline disciplines break a.m p.m way ways lot'.split(
    ' ',
  ),
);

export const CUE_PREPOSITIONS = new Set(['of', 'in', 'with', 'on', 'using', 'to', 'as', 'at']);
/** Words that introduce a name when they come after it: retail background, COREN registration. */
const FOLLOWING_CUES = new Set(
  'experience background knowledge certification certificate registration licence license proficiency qualification'.split(
    ' ',
  ),
);

/**
 * Position of a noun phrase: after words that introduce knowledge, in a fragment, after `using` or `with`, or
 * elsewhere.
 */
export type Standing = 'introduced' | 'open' | 'beside' | 'closed';

const BESIDE_KINDS: ReadonlySet<string> = new Set(['tool', 'technical', 'certificate', 'language', 'method']);
const CLOSED_KINDS: ReadonlySet<string> = new Set(['tool', 'certificate', 'language']);

/** Words that leave open what is meant: any related discipline, equivalent experience. */
const VAGUE = new Set(['related', 'equivalent', 'relevant', 'similar']);

export interface NamedRun extends Run {
  label: SkillSpanLabel;
}

/** Index of the last token of the noun phrase that begins at a token; before it where there is none. */
export function nounPhraseEnd(sentence: Sentence, first: number): number {
  const { tokens } = sentence;
  let last = first - 1;
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at];
    if (isInsideMention(sentence, at)) {
      last = at;
      continue;
    }
    if (isBoundary(token) || isCue(sentence, at)) break;
    if (isConjunction(token)) {
      if (at !== first + 1 || isNamed(sentence, first) || !sharesHead(sentence, at + 1)) break;
      continue;
    }
    last = at;
  }
  return last;
}

/** A word that is a whole name shares no head: IFRS and tax law. */
function isNamed({ tokens, mentions }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (!token || ATTITUDES.has(token.lower)) return true;
  return isAcronym(token) || mentions.some(({ start, end }) => start === token.start && end === token.end);
}

/** Whether the words after an `and` end in a head that the word before it shares. */
function sharesHead({ tokens }: Sentence, first: number): boolean {
  const second = tokens[first + 1];
  return !isBoundary(tokens[first]) && second !== undefined && SHARED_HEADS.has(second.lower);
}

/** Words that introduce what is known begin here: knowledge of, skilled in. */
export function isCue({ tokens }: Sentence, at: number): boolean {
  return CUES.has(tokens[at]?.lower ?? '') && CUE_PREPOSITIONS.has(tokens[at + 1]?.lower ?? '');
}

/** The span that a noun phrase names, or undefined where it names no skill. */
export function readNounPhrase(
  sentence: Sentence,
  whole: Run,
  standing: Standing,
  before?: SkillSpanLabel,
): NamedRun | undefined {
  const run = trimmed(sentence, whole);
  if (!run) return undefined;
  if (isNamedSkill(sentence, run)) return { ...run, label: 'skill' };
  if (isVague(sentence, { first: whole.first, last: run.last })) return undefined;
  if (isAttitude(sentence, run)) return standing === 'closed' ? undefined : { ...run, label: 'skill' };
  const mentions = mentionsIn(sentence, run);
  if (standing === 'beside' || standing === 'closed') return besides(sentence, run, mentions, standing);
  const covering = mentions.find((mention) => covers(sentence, mention, run));
  if (covering) return { ...run, label: labelOf(covering) };
  if (isNoSkill(sentence, run)) return undefined;
  const label =
    introducedLabel(sentence, run, whole, standing, before) ??
    (mentions[0] ? labelOf(mentions[0]) : undefined) ??
    (isName(sentence, run) ? 'knowledge' : before);
  return label && { ...run, label };
}

/** `writing skills` */
const isNamedSkill = ({ tokens }: Sentence, { first, last }: Run): boolean =>
  last > first && /^skills?$/.test(tokens[last]?.lower ?? '');

const isVague = ({ tokens }: Sentence, { first, last }: Run): boolean =>
  tokens.slice(first, last + 1).some(({ lower }) => VAGUE.has(lower));

const labelOf = ({ skill }: SkillMention): SkillSpanLabel => (skill.kind === 'soft' ? 'skill' : 'knowledge');

/** A noun that is not a skill whatever comes before it, or more words than a name has. */
function isNoSkill({ tokens }: Sentence, { first, last }: Run): boolean {
  const head = tokens[last]?.lower ?? '';
  return (
    EMPTY_HEADS.has(tokens[first]?.lower ?? '') ||
    EMPTY_HEADS.has(head) ||
    TITLES.has(head) ||
    last - first >= LONGEST_NAME
  );
}

/** What the words round a name make it; undefined where they introduce nothing. */
function introducedLabel(
  { tokens }: Sentence,
  run: Run,
  whole: Run,
  standing: Standing,
  before: SkillSpanLabel | undefined,
): SkillSpanLabel | undefined {
  if (standing === 'introduced') return before === 'skill' ? 'skill' : 'knowledge';
  const isFollowed = tokens
    .slice(run.last + 1, whole.last + 1)
    .some(({ lower }) => FOLLOWING_CUES.has(lower));
  return isFollowed || CREDENTIALS.has(tokens[run.last]?.lower ?? '') ? 'knowledge' : undefined;
}

/** Without articles, grades and years before the name, and without what follows the name. */
function trimmed({ tokens, mentions }: Sentence, { first, last }: Run): Run | undefined {
  let [from, to] = [first, last];
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const opensMention = (at: number): boolean =>
    mentions.some(
      ({ start, skill }) => start === tokens[at]?.start && skill.name.toLowerCase().startsWith(word(at)),
    );
  const isLeading = (at: number): boolean =>
    DETERMINERS.has(word(at)) ||
    GRADES.has(word(at)) ||
    /^\d+\+?$/.test(word(at)) ||
    /^['’]s?$/.test(word(at));
  while (from <= to && isLeading(from) && !opensMention(from)) from++;
  while (to >= from && (TRAILING.has(word(to)) || ADVERBS.has(word(to)))) to--;
  return to < from ? undefined : { first: from, last: to };
}

const textOf = ({ tokens }: Sentence, { first, last }: Run): string =>
  tokens
    .slice(first, last + 1)
    .map(({ lower }) => lower)
    .join(' ');

function isAttitude(sentence: Sentence, run: Run): boolean {
  const text = textOf(sentence, run);
  if (ATTITUDE_PHRASES.has(text)) return true;
  const words = text.split(' ');
  const [first = ''] = words;
  const rest = words.length > 1 && first.endsWith('ly') ? words.slice(1) : words;
  return rest.every((word) => ATTITUDES.has(word));
}

const covers = ({ tokens }: Sentence, { start, end }: SkillMention, { first, last }: Run): boolean =>
  start === tokens[first]?.start && end === tokens[last]?.end;

/** After `using`, `with` or `in` only what is known as a tool, standard or language, or is written as one. */
function besides(
  sentence: Sentence,
  run: Run,
  mentions: readonly SkillMention[],
  standing: Standing,
): NamedRun | undefined {
  const { tokens } = sentence;
  const kinds = standing === 'beside' ? BESIDE_KINDS : CLOSED_KINDS;
  const known = mentions.find(({ skill }) => kinds.has(skill.kind));
  if (known) {
    const first = tokens.findIndex(({ start }) => start === known.start);
    const last = tokens.findIndex(({ end }) => end === known.end);
    return first < 0 || last < 0 ? undefined : { first, last, label: 'knowledge' };
  }
  const only = tokens[run.first];
  return run.first === run.last && only && isAcronym(only) ? { ...run, label: 'knowledge' } : undefined;
}

/** Written as a name: in capitals, or with a capital letter inside the sentence. */
function isName({ tokens }: Sentence, { first, last }: Run): boolean {
  return tokens
    .slice(first, last + 1)
    .some((token, place) => isAcronym(token) || (/^\p{Lu}/u.test(token.text) && first > 0 && place >= 0));
}

/** The bracket after a name that holds its short form: search engine optimisation (SEO). */
export function withShortForm({ tokens }: Sentence, { first, last }: Run): number {
  const [open, short, close] = tokens.slice(last + 1, last + 4);
  if (open?.text !== '(' || close?.text !== ')' || !short || !isAcronym(short)) return last;
  const initials = tokens
    .slice(first, last + 1)
    .map(({ lower }) => lower[0])
    .join('');
  return initials.includes(short.lower.replace(/s$/, '')[0] ?? ' ') ? last + 3 : last;
}
