import { numbersOf, type StatedNumber } from './numbers.ts';
import { isFunctionWord, isPlain } from './plain-words.ts';
import { cueSpans } from './qualifiers.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * What a part of a sentence does: it says something of the person, of the posting, what they wish or plan, or what they
 * lack.
 */
type ClauseKind = 'claim' | 'posting' | 'wish' | 'denial';

export interface Clause {
  text: string;
  kind: ClauseKind;
  /** Words that say something, those of numbers left out. */
  terms: readonly Word[];
  /** Terms that are together, such as `confined space rescue`: one statement must hold all of a group. */
  groups: readonly (readonly Word[])[];
  numbers: readonly StatedNumber[];
  /** It has the person for its subject. */
  isOwn: boolean;
  /** Where the person comes in, as an index into the text; 0 when they do not. */
  ownFrom: number;
  /** It takes up what went before: `which I know well`, `each of them`. */
  takesUp: boolean;
}

const SPLIT =
  /[;:()–—]|,(?=\s)(?!\s[A-HJ-Z][A-Z]?(?:[),.;]|\sand\s[A-Z]\b))|\s-\s|(?<![\p{L}])(?:and(?!\s[A-HJ-Z][A-Z]?(?:[),.;]|$))|but|which|who|whose|where|while|although|because|so that|as well as)(?![\p{L}])/giu;
const OWN = /(?<![\p{L}])(?:I|my|My|mine|Mine|me|Me|myself|I'm|I've|I'd)(?![\p{L}])/u;
const POSTING =
  /\byou(?:r)?\b(?! (?:can|will|would) (?:count|rely|find|see|talk|reach))|\bthe (?:role|job|post|vacancy|advert\w*|posting|employer|position)\b|[\ue000\ue001]|\bamong the requirements\b/i;
const WISH =
  /\b(?:appl(?:y|ying)(?!\s(?!for\b|to\b|as\b|at\b|with\b|in\b|again\b)\p{L})|application|applicant|considered|consider|would (?:like|love|welcome|be|enjoy|gladly)|should (?:like|be)|look(?:ing)? forward|hop(?:e|ing)|keen|eager|want to|wish(?: to)?|willing|ready|interest\w*|glad|happy|pleased|delighted|pleasure|welcome|grateful|admire|excit\w*|plan to|intend to|could)\b/iu;
const OWN_CLAIM =
  /\bmy (?!application|letter|interest|resume|cv\b|wish|hope|reason|plan)\w+|\bI (?:hold|have|know|use|used|bring|offer|led|lead|am an?|was an?|worked|work|speak|can)\b/;
const DENIAL =
  /\b(?:not(?! only| just| merely)|never|cannot|\w+n't|unable|hardly|nor|neither|nothing|nobody|none|no(?! less| fewer| more than| accident)|without|lack|yet to|rather than)\b/i;
const TAKES_UP =
  /\b(?:this|these|those|them|both|all of (?:it|this|that)|each of|exactly|it is|it was|of it|with it)\b|\bI \w+ (?:it|that)\b/i;
/** A sentence that says yes to what the one before it was about. */
const TAKES_UP_LAST =
  /^(?:This|That|These|Those|Both|Each|All of|It(?! (?:would|will|is my|was my)))\b|\b(?:both|each|all) of (?:them|these|those|this|that|it)\b|\b(?:exactly|just) (?:this|that)\b|\bI (?:\w+ )?\w+ (?:it|them|this|that)\b(?! (?:I|you|we|the|my|can|could|would|will|matter))/;
const HELD_BY =
  /^(?:memb|fellow|certificat|regist|licen|licenc|licens|chart|associat|winn|degr|graduat|qualif|complet|finish|pass$|admit|accredit|approv)/;
const PRIVATE = /[\ue000-\uf8ff]/;

/** Whether a sentence takes up what the one before it said. */
export const takesUpLast = (sentence: string): boolean => TAKES_UP_LAST.test(sentence);

/** The parts of a sentence. Company, position and organisations stand in it as one character each. */
export function clausesOf(sentence: string): Clause[] {
  const parts: { text: string; lead: string }[] = [];
  let from = 0;
  let lead = '';
  for (const { 0: mark, index } of sentence.matchAll(SPLIT)) {
    parts.push({ text: sentence.slice(from, index), lead });
    from = index + mark.length;
    lead = mark.trim().toLowerCase();
  }
  parts.push({ text: sentence.slice(from), lead });
  let previous: ClauseKind = 'claim';
  return parts
    .filter(({ text }) => /[\p{L}\p{N}\ue000-\uf8ff]/u.test(text))
    .map(({ text, lead: before }, index) => {
      const kind = kindOf(text, index === 0 ? undefined : previous, before);
      previous = kind;
      return {
        text,
        kind,
        isOwn: OWN.test(text),
        ownFrom: Math.max(0, text.search(OWN)),
        takesUp: TAKES_UP.test(text) || before === 'which',
        ...contentOf(text, index === 0),
      };
    });
}

/** @param previous kind of the clause before, whose list a clause without a subject continues with. */
function kindOf(text: string, previous: ClauseKind | undefined, lead: string): ClauseKind {
  const isOwn = OWN.test(text);
  if (DENIAL.test(text) && (isOwn || previous !== undefined)) return 'denial';
  if (isOwn) return isWish(text) ? 'wish' : ownKind(text);
  if (lead === 'who' && previous === 'posting') return 'posting';
  if (POSTING.test(text)) return 'posting';
  return lead === 'which' || lead === 'who' ? 'claim' : kindAfter(text, previous);
}

/** A clause without a subject continues with what the posting asks, or with a wish, unless it takes something up. */
const kindAfter = (text: string, previous: ClauseKind | undefined): ClauseKind =>
  (previous === 'posting' || previous === 'wish') && !TAKES_UP.test(text) ? previous : 'claim';

/** Nothing but a wish: the person is its subject once, and is called nothing in it. */
const isWish = (text: string): boolean =>
  WISH.test(text) &&
  !OWN_CLAIM.test(text) &&
  (text.match(/(?<![\p{L}])I(?![\p{L}])/gu) ?? []).length < 2 &&
  !/\bas (?:an?|the) [\p{L}]/u.test(text);

/** `I am interested in your work` is a wish, `I have worked with SAP` is none. */
const ownKind = (text: string): ClauseKind =>
  /\bI (?:read|saw|found|was glad to (?:see|read)|understand|note|see)\b/.test(text) && POSTING.test(text)
    ? 'posting'
    : 'claim';

interface Span {
  start: number;
  end: number;
}

const isWithin = (word: Word, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => word.start < end && word.end > start);

/** The words of a clause; the first word of a later clause does not open its sentence. */
const wordsOfClause = (text: string, opens: boolean): Word[] =>
  wordsOf(text).map((word, index) =>
    index === 0 && !opens && /^\p{Lu}/u.test(word.text) && word.text !== 'I'
      ? { ...word, isName: true }
      : word,
  );

/** Whether a word says something that the resume has to hold. */
const isTerm = (word: Word, before: Word | undefined, text: string): boolean =>
  !PRIVATE.test(word.text) &&
  (!isPlain(word.stem) || isAcronym(word) || isGrade(word, text) || isInName(word, before, text));

/** A small word between two terms leaves them one thing: `member of ICAN`. */
const goesOnWith = (group: readonly Word[], word: Word): boolean =>
  isFunctionWord(word.text) && HELD_BY.test(group.at(-1)?.stem ?? '');

function contentOf(text: string, opens: boolean): Pick<Clause, 'terms' | 'groups' | 'numbers'> {
  const numbers = numbersOf(text).filter(({ value, quote }) => value !== 1 || /\d/.test(quote));
  const words = wordsOfClause(text, opens);
  const cues = cueSpans(text);
  const groups: Word[][] = [];
  let open: Word[] | undefined;
  for (const [index, word] of words.entries()) {
    if (isWithin(word, cues) || isBeforeState(word, words[index + 1])) continue;
    if (!isWithin(word, numbers) && isTerm(word, words[index - 1], text)) {
      open ??= startGroup(groups);
      open.push(word);
    } else if (!(open && goesOnWith(open, word))) open = undefined;
  }
  return { terms: groups.flat(), groups, numbers };
}

/** The `Talk` of `Zendesk Talk` is not a plain word. */
const isInName = ({ text, isName, start }: Word, before: Word | undefined, sentence: string): boolean =>
  isName &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  before?.isName === true &&
  /^\p{Lu}\p{Ll}/u.test(before.text) &&
  !isPlain(before.stem) &&
  sentence.slice(before.end, start) === ' ';

/** `IT` and `US` are no plain words. */
const isAcronym = ({ text }: Word): boolean => /^\p{Lu}{2,}$/u.test(text);

/** `My service is completed`: what is completed and that it is are one claim. */
const isBeforeState = ({ text }: Word, next: Word | undefined): boolean =>
  /^(?:is|are|was|were)$/.test(text) &&
  /^(?:completed|finished|valid|passed|discharged)$/.test(next?.text ?? '');

/** `First` is a plain word, `First Class` a grade; `A` an article, `Class A` a licence. */
const isGrade = ({ text, stem, end }: Word, sentence: string): boolean =>
  stem.includes(':') ||
  (/^(?:first|second|third|upper|lower)$/i.test(text) &&
    /^[- ](?:class|upper|lower|credit|division|degree)/i.test(sentence.slice(end)));

function startGroup(groups: Word[][]): Word[] {
  const group: Word[] = [];
  groups.push(group);
  return group;
}
