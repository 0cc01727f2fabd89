import { qualifiersIn } from './qualifiers.ts';
import type { Statement } from './resume-record.types.ts';
import { wordsOf } from './words.ts';

const OWN = /^(?:(?:There|In (?:this|that|the same) (?:post|role|job)),? )?I (?:(?:also|now|have|had) )*/u;
/** They say no more of the name of some work than that it was done. */
const LIGHT =
  /^(?:do|did|done|handle[ds]?|hold|held|keep|kept|look(?:ed)? after|deal(?:t)? with|cover(?:ed)?)\s/iu;
const LEAST_WORDS = 4;
const NARROWING =
  /(?<!\p{L})(?:not|no|never|only|until|before (?:I|my|it|being)|if|when|under|instead|except|help\w*|assist\w*|with the|by the)(?!\p{L})/iu;

const stemsIn = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** Whether words begin a line of work and end where a part of it ends, with nothing behind them that narrows it. */
function begins(said: readonly string[], { text, path, narrowed }: Statement): boolean {
  if (!path.endsWith('description') || narrowed.size > 0) return false;
  const words = wordsOf(text);
  if (said.some((stem, index) => words[index]?.stem !== stem)) return false;
  const rest = text.slice(words[said.length - 1]?.end);
  return /^\s*(?:$|[.,;:]|and\s)/.test(rest) && !NARROWING.test(rest) && qualifiersIn(rest).size === 0;
}

/** Whether a sentence is a line of the resume behind `I`, from its beginning to the end of a part, word for word. */
export function isRepeatedLine(sentence: string, statements: readonly Statement[]): boolean {
  if (!OWN.test(sentence)) return false;
  const told = sentence.replace(OWN, '');
  return [told, told.replace(LIGHT, '')].some((text) => {
    const said = stemsIn(text);
    return said.length >= LEAST_WORDS && statements.some((one) => begins(said, one));
  });
}
