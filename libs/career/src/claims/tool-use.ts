import { verbOf } from '../letters/english/verbs.ts';
import { wordsOfRole } from './cue-patterns.ts';

const USES = new Set(wordsOfRole('use-verbs'));
const MOVES = new Set(['move', 'migrate', 'convert', 'switch', 'port', 'transfer', 'import', 'change']);
const BETWEEN =
  '(?:(?:the|our|my|an?|its|all|new|own|several|both|daily|weekly|monthly|annual|\\d+|two|three|four|five|many|large|small|complex|custom|internal|various|different|advanced)\\s)*';
const BY_MEANS = new RegExp(
  `(?<![\\p{L}])(?:in|with|using|on|via|through|within|inside|into|onto|across|from|under|to)\\s${BETWEEN}$`,
  'iu',
);
/** `administration of Sage`, `implementation and maintenance of SAP`. */
const USE_OF = new RegExp(
  `(?<![\\p{L}])(?:use|user|administration|configuration|implementation|installation|maintenance|deployment|development|operation|customi[sz]ation|integration|management|optimi[sz]ation|programming|introduction|roll-?out|migration|processing|preparation|application|command|mastery|knowledge|operator|administrator)\\s(?:of|to)\\s${BETWEEN}$`,
  'iu',
);
/** Names listed before one are governed by what governs it: `Used Sage, QuickBooks and Xero`. */
const LISTED =
  /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.+#&-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}.+#-]*)*\s*(?:,\s*(?:and\s)?|\sand\s|\s&\s|\/|\sor\s))+$/u;

const isUseVerb = (word: string): boolean => {
  const verb = verbOf(word.replace(/^(?:re|co)-/i, ''));
  return (
    verb !== undefined &&
    [verb.base, `${verb.base}e`, verb.base.replace(/ed$/, '')].some((one) => USES.has(one))
  );
};

/**
 * Whether a named tool or method is used in what is done, and not only bought, voted for or spoken of: it is the means
 * (`in Sage`), the object of a verb of use, or says what kind of thing is made (`IFRS statements`).
 */
export function isToolUsed(before: string): boolean {
  const governed = before
    .replace(/\b(?:not only|both|either|mainly|mostly|also|now|only)\s$/i, '')
    .replace(LISTED, '');
  if (BY_MEANS.test(governed)) return !/\bto\s[^\s]*\s?$/i.test(governed) || isMove(governed);
  if (USE_OF.test(governed)) return true;
  // Between the verb and its object stand adjectives and other nouns, and no preposition that leads elsewhere.
  return !LEADS_ELSEWHERE.test(governed.split(/,\s|\sand\s/).at(-1) ?? '') || isUseVerb(lastVerb(governed));
}

const LEADS_ELSEWHERE =
  /\b(?:of|for|about|against|whether|to|at|between|around|towards?|over|behind|beside|near|by|than|like|that|which|until|before|after)\b/i;

/** The word before a name, articles left out: `set up the` gives `set`. */
function lastVerb(text: string): string {
  const words = text
    .replace(new RegExp(`${BETWEEN}$`, 'iu'), '')
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  return /^(?:up|out|over|down)$/i.test(last) ? (words.at(-2) ?? '') : last;
}

const isMove = (text: string): boolean =>
  text.split(/\s+/).some((word) => {
    const base = verbOf(word)?.base ?? '';
    return MOVES.has(base) || MOVES.has(`${base}e`);
  });
