import { openingVerb } from '../insights/opening-verb.ts';
import { isQuantified } from '../insights/quantity.ts';
import { folded } from '../insights/text-forms.ts';
import { DUTY_PHRASES } from '../insights/writing-words.ts';
import { t } from '../sentences/say.ts';

/** What a hint is about. */
type HintKind = 'duty' | 'verb' | 'number' | 'long' | 'many' | 'pronoun' | 'short';

/** A suggestion about a text while it is written. It never stands in the way. */
export interface WritingHint {
  kind: HintKind;
  text: string;
}

const STATEMENT_MAX = 220;
const STATEMENTS_MAX = 8;
const SUMMARY_MAX = 600;
const SUMMARY_MIN = 80;
const MOST_HINTS = 3;
const BULLET = /^\s*(?:[-*•·▪◦–—]|\d{1,2}[.)])\s+/;

const statementsOf = (text: string): { number: number; text: string }[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '')
    .map((line, index) => ({ number: index + 1, text: line }));

/** The opening words of a statement, to point at it. */
const opening = (text: string): string => {
  const words = text.split(/\s+/).slice(0, 4).join(' ');
  return words.length < text.length ? `${words.slice(0, 40)}…` : words.slice(0, 40);
};

/**
 * Hints for the lines about a job or an achievement, the most useful first, at most three. A text in a language other
 * than English gets hints about length and numbers only.
 */
export function descriptionHints(description: string): WritingHint[] {
  const statements = statementsOf(description);
  if (statements.length === 0) return [];
  const hints: WritingHint[] = [];
  if (isEnglish(description)) {
    const duty = statements.find(({ text }) => dutyIn(text) !== undefined);
    if (duty) {
      hints.push({
        kind: 'duty',
        text: t`“${opening(duty.text)}” names a duty. Say what you did with it: Led, Built, Cut, Trained.`,
      });
    }
    const pronoun = statements.find(({ text }) => /^(?:I|We|My)\b/.test(text));
    if (pronoun)
      hints.push({
        kind: 'pronoun',
        text: t`“${opening(pronoun.text)}”: leave out I and we, start with the verb.`,
      });
    const verbless = statements.find(
      (each) => each !== duty && each !== pronoun && openingVerb(each.text) === undefined,
    );
    if (verbless) {
      hints.push({
        kind: 'verb',
        text: t`Start “${opening(verbless.text)}” with an action verb: Cut, Built, Trained, Won.`,
      });
    }
  }
  const counted = statements.filter(({ text }) => isQuantified(text)).length;
  if (counted === 0) {
    hints.push({ kind: 'number', text: t`Add a number to one line: how many, how much, how fast.` });
  }
  const long = statements.find(({ text }) => [...text].length > STATEMENT_MAX);
  if (long) {
    hints.push({
      kind: 'long',
      text: t`Line ${long.number} has ${[...long.text].length} characters. Split it, or keep what matters most.`,
    });
  }
  if (statements.length > STATEMENTS_MAX) {
    hints.push({
      kind: 'many',
      text: t`${statements.length} lines is a lot for one entry. Employers read the strongest six.`,
    });
  }
  return hints.slice(0, MOST_HINTS);
}

/** Hints for the few sentences under the header. */
export function summaryHints(summary: string): WritingHint[] {
  const length = [...summary.trim()].length;
  if (length === 0) return [];
  const hints: WritingHint[] = [];
  if (length > SUMMARY_MAX) {
    hints.push({
      kind: 'long',
      text: t`${length} characters is long for a summary. Employers read three or four sentences.`,
    });
  }
  if (length < SUMMARY_MIN) {
    hints.push({ kind: 'short', text: t`Say your trade, your years in it, and what you are best at.` });
  }
  if (isEnglish(summary) && /(?:^|[.!?]\s+)(?:I am|I have|I'm|My)\b/.test(summary)) {
    hints.push({
      kind: 'pronoun',
      text: t`Leave out I and my: “Accountant with nine years in audit” is shorter.`,
    });
  }
  if (length >= SUMMARY_MIN && !isQuantified(summary)) {
    hints.push({
      kind: 'number',
      text: t`A number makes it easier to believe: years, people, money, percent.`,
    });
  }
  return hints.slice(0, MOST_HINTS);
}

const dutyIn = (text: string): string | undefined =>
  DUTY_PHRASES.find((phrase) => folded(text).slice(0, 40).startsWith(phrase));

const ENGLISH = /(?<!\p{L})(?:the|and|of|for|to|in|with|a|an|on|by|at|from|was|were|all|new)(?!\p{L})/giu;

/** Whether the rules about verbs can be asked of a text: they know English alone. */
function isEnglish(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words < 6 || [...text.matchAll(ENGLISH)].length / words > 0.08;
}
