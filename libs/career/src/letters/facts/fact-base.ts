import type { LetterSource } from '../letter.types.ts';
import { sentencesOf } from '../sentences.ts';
import { oneLine, stemsOf, visibleText } from '../words.ts';

/** What every fact of a resume has for choosing among them. */
export interface FactBase {
  source: LetterSource;
  /** Stems of its telling words. */
  stems: ReadonlySet<string>;
  /** Holds a count, share or sum; a bare year is none. */
  quantified: boolean;
  /** Says what came of the work, not only what it was. */
  outcome: boolean;
  monthsAgo: number;
}

/** Signs of markup, addresses and code, which no letter repeats. */
export const MARKUP = /<[^>]*>|https?:|www\.|@|[{}[\]|\\]/;
const isQuantified = (text: string): boolean =>
  /(?:[₦$€£%]|\b(?:ngn|usd|gbp|percent|per cent)\b)/i.test(text) ||
  /(?<![\d-])(?!(?:19|20)\d\d\b)\d/.test(text);

const OUTCOME =
  /\b(?:rais(?:ed|ing)|rose|increas\w+|gr[eo]w\w*|cut(?:ting)?|reduc\w+|sav(?:ed|ing)|recover\w+|lower(?:ed|ing)|shorten\w*|improv\w+|boost\w*|doubl\w+|tripl\w+|halv\w+|won|winning|exceed\w*|surpass\w*|generat\w+|achiev\w+|secur(?:ed|ing)|from [^.]{1,30}\d[^.]{0,20} to [^.]{0,10}\d|by \d|without (?:a|an|any|one|single)|ahead of|under budget|on time|eliminat\w+|decreas\w+|accelerat\w+|earn(?:ed|ing)|best|first place|rated|retention|passed|pass rate|clos(?:ed|ing))\b/i;
/** What came of work is past even where the work goes on: who `raises compliance from 71 to 94 %` has raised it. */
export const FINISHED =
  /\bfrom [^.]{0,20}\d[^.]{0,25} to [^.]{0,12}\d|\bby (?:over |about |more than )?\d+(?:\.\d+)? ?(?:%|per ?cent)/i;
/** A statement that denies, wishes or looks forward says nothing that a letter could offer. */
export const NO_OFFER =
  /\b(?:no|not|never|lack(?:ed|ing|s)?|little|limited|minimal)\b[^.;]{0,30}\b(?:experience|knowledge|skills?|training|qualif\w+|certif\w+|licen\w+|used|exposure|familiar\w*)\b|\b(?:willing|eager|hop(?:e|ing) to|want(?:ed)? to|wish to|plan(?:ning)? to(?!\s(?:the|an?)\b)|would like|keen to|read about|heard of|am learning|currently learning|interested in|yet to|not yet|aspir\w+)\b|\b(?:didn|don|haven|hasn|wasn|isn)['’]t\b/i;

/** A field as one line; empty where it holds markup or an address. */
export const usable = (text: string | undefined): string => {
  const line = oneLine(text ?? '');
  return MARKUP.test(line) ? '' : line;
};

/** The sentences of a text. */
export function linesOfText(text: string | undefined): string[] {
  return visibleText(text ?? '')
    .split('\n')
    .flatMap((line) => sentencesOf(oneLine(line)))
    .slice(0, 60);
}

/** What is known of every fact by its words and its age. */
export function about(source: LetterSource, monthsAgo: number): FactBase {
  return {
    source,
    stems: stemsOf(source.quote),
    quantified: isQuantified(source.quote),
    outcome: isQuantified(source.quote) && OUTCOME.test(source.quote),
    monthsAgo: Math.max(0, monthsAgo),
  };
}
