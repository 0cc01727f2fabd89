import { isOutcome } from '../outcome.ts';
import { isQuantified } from '../quantity.ts';
import type { ReadResume, Statement } from '../resume-reading.ts';
import { folded, wordCount } from '../text-forms.ts';
import { actionShare } from './writing.checks.ts';

/** Words from which on a resume can reach all points: a summary and six lines that say what was done. */
const ENOUGH_WORDS = { entry: 80, mid: 90, senior: 100, executive: 110 } as const;
/** A line that only names a duty proves less than one that says what was done. */
const DUTY_FACTOR = 0.4;
/** Words of the summary and of the list of skills that count at most: both are claims. */
const MOST_CLAIMED = 30;

/** Each line once: copied into a second job it proves nothing more. */
function distinct(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const own = folded(text);
    return seen.has(own) ? false : seen.add(own);
  });
}

/** Words of the statements, copies of a line not at all; duties at a part, where they can be told from deeds. */
const provenWords = (statements: readonly Statement[], isOtherLanguage: boolean): number =>
  distinct(statements).reduce((sum, statement) => {
    const share = isOtherLanguage ? 1 : actionShare(statement);
    return sum + statement.words * (DUTY_FACTOR + (1 - DUTY_FACTOR) * share);
  }, 0);

/**
 * How far the text suffices for a judgment, 0 to 1. Short is enough when each line says something.
 * @param isOtherLanguage whether the text is not in English, the only language in which duties are known.
 */
export function substance(
  { source, level, summary, work, projects, skills }: ReadResume,
  isOtherLanguage = false,
): number {
  const claimed =
    Math.min(MOST_CLAIMED, wordCount(summary)) +
    Math.min(
      MOST_CLAIMED,
      skills.reduce((sum, { name }) => sum + wordCount(name), 0),
    );
  const studied = (source.education ?? []).reduce(
    (sum, { degree, fieldOfStudy }) => sum + wordCount(`${degree ?? ''} ${fieldOfStudy ?? ''}`),
    0,
  );
  const proven = provenWords([...work, ...projects], isOtherLanguage);
  return Math.min(1, (claimed + studied + proven) / ENOUGH_WORDS[level]);
}

/** A line that says what was done, without a number and without what came of it. */
const PLAIN_DEED = 0.4;
const PROOF = 0.3;
/** Mean strength of a line from which on the lines as a whole convince. */
const CONVINCING = 0.6;
/** Fully proven results that leave nothing to ask. */
const FULL_PROOF = { entry: 6, mid: 8, senior: 8, executive: 8 } as const;

const strengthOf = (statement: Statement): number =>
  PLAIN_DEED * actionShare(statement) +
  PROOF * (Number(isQuantified(statement.text)) + Number(isOutcome(statement.text)));

/**
 * How much the lines about the work prove, 0 to 1. Both count: how many results there are, and how many of the lines
 * name one, so that pages of duties prove as little as a single line.
 */
export function conviction({ work, projects, level }: ReadResume): number {
  const of = (list: readonly Statement[]): number => {
    const sum = distinct(list).reduce((total, one) => total + strengthOf(one), 0);
    return list.length === 0 ? 0 : Math.min(1, sum / list.length / CONVINCING, sum / FULL_PROOF[level]);
  };
  return Math.max(of(work), of(projects), of([...work, ...projects]));
}
