import type { ReadResume, Statement } from '../resume-reading.ts';
import { folded, wordCount } from '../text-forms.ts';
import { isOutcome } from '../outcome.ts';
import { isQuantified } from '../quantity.ts';
import { actionShare, best } from './writing.checks.ts';

/** Words from which on a resume can reach all points: a summary and six lines that say what was done. */
const ENOUGH_WORDS = { entry: 80, mid: 90, senior: 100, executive: 110 } as const;
/** A line that only names a duty proves less than one that says what was done. */
const DUTY_FACTOR = 0.4;
/** Words of the summary and of the list of skills that count at most: both are claims. */
const MOST_CLAIMED = 30;

/** Words of the statements, duties at a part, copies of a line not at all. */
function provenWords(statements: readonly Statement[]): number {
  const seen = new Set<string>();
  let words = 0;
  for (const statement of statements) {
    const text = folded(statement.text);
    if (seen.has(text)) continue;
    seen.add(text);
    words += statement.words * (DUTY_FACTOR + (1 - DUTY_FACTOR) * actionShare(statement));
  }
  return words;
}

/** How far the text suffices for a judgment, 0 to 1. Short is enough when each line says something. */
export function substance({ source, level, summary, work, projects, skills }: ReadResume): number {
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
  return Math.min(1, (claimed + studied + provenWords([...work, ...projects])) / ENOUGH_WORDS[level]);
}

/** A line that says what was done, without a number and without what came of it. */
const PLAIN_DEED = 0.4;
const PROOF = 0.3;
/** Mean strength of a line from which on the lines as a whole convince. */
const CONVINCING = 0.6;

const strengthOf = (statement: Statement): number =>
  PLAIN_DEED * actionShare(statement) +
  PROOF * (Number(isQuantified(statement.text)) + Number(isOutcome(statement.text)));

/** How much the lines about the work prove, 0 to 1: many lines that name no result prove as little as few. */
export const conviction = (read: ReadResume): number =>
  best(read, (list) =>
    Math.min(1, list.reduce((sum, one) => sum + strengthOf(one), 0) / list.length / CONVINCING),
  );
