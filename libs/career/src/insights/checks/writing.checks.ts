import { listed } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { isOutcome } from '../outcome.ts';
import { isQuantified } from '../quantity.ts';
import type { ReadResume, Statement } from '../resume-reading.ts';
import { folded, quoteOf, wordCount, wordsOf } from '../text-forms.ts';
import { BUZZWORDS, MISSPELLINGS } from '../wording-faults.ts';
import { DUTY_PHRASES } from '../writing-words.ts';
import { resultOf } from './check-result.ts';

/** So many statements make the full case; fewer earn in proportion, so that no text earns no points for style. */
const FULL_CASE = { entry: 5, mid: 6, senior: 6, executive: 6 } as const;
type Level = ReadResume['level'];
const PROJECT_FACTOR = 0.6;

/** Share of the points for statements, weighed by how many there are. */
const cased = (statements: readonly Statement[], quality: number, level: Level): number =>
  quality * Math.min(1, statements.length / FULL_CASE[level]);

/**
 * The best of jobs, projects and both together. Projects stand in for jobs fully at entry level. Judging them apart is what keeps a
 * section with weak statements from being worth leaving out.
 */
function best(
  { work, projects, level }: ReadResume,
  quality: (statements: readonly Statement[]) => number,
): number {
  const own = work.length === 0 ? 0 : cased(work, quality(work), level);
  const factor = level === 'entry' ? 1 : PROJECT_FACTOR;
  const instead = projects.length === 0 ? 0 : factor * cased(projects, quality(projects), level);
  const together =
    projects.length === 0 ? 0 : cased([...work, ...projects], quality([...work, ...projects]), level);
  return Math.max(own, instead, work.length === 0 ? 0 : together);
}

const judged = ({ work, projects }: ReadResume): readonly Statement[] => (work.length > 0 ? work : projects);

const evidenceOf = (statements: readonly Statement[], note?: string): Evidence[] =>
  statements.map(({ path, text }) => ({ path, quote: quoteOf(text), ...(note ? { note } : {}) }));

const NOTHING = t`There are no statements about your work yet.`;
const FEW = t`There are few statements to judge by.`;

/** What to say when nothing is wrong but points are missing. */
const fineOr = (read: ReadResume, fine: string): string =>
  judged(read).length === 0 ? NOTHING : judged(read).length < FULL_CASE[read.level] ? `${fine} ${FEW}` : fine;

const MORE = t`Write at least six lines about what you did, across your jobs.`;

const startsWithDuty = (text: string): boolean =>
  DUTY_PHRASES.some((phrase) => folded(text).slice(0, 60).includes(phrase));

/** How far a statement opens with what was done, 0 to 1; a duty is none. */
export const actionShare = ({ opening, text }: Statement): number =>
  startsWithDuty(text) || opening === undefined ? 0 : opening.form === 'gerund' ? 0.5 : 1;

export function checkActionVerbs(read: ReadResume): CheckResult {
  const weak = judged(read).filter((statement) => actionShare(statement) < 1);
  return resultOf('action-verbs', {
    share: best(read, (list) => list.reduce((sum, one) => sum + actionShare(one), 0) / list.length),
    finding:
      weak.length > 0
        ? plural(
            judged(read).length,
            '{weak} of # statement do not start with a verb of action.',
            '{weak} of # statements do not start with a verb of action.',
            { weak: weak.length },
          )
        : fineOr(read, t`Statements start with what you did.`),
    fix: weak.length > 0 ? t`Start each line with what you did: Reduced, Built, Trained, Negotiated.` : MORE,
    evidence: evidenceOf(weak).slice(0, 3),
    isThin: weak.length === 0,
  });
}

/** Part of the statements that should carry a number. */
const QUANTIFIED_TARGET = { entry: 0.2, mid: 0.4, senior: 0.4, executive: 0.4 } as const;

/** A number alone can be a mere size; the rest of the points asks for what came of the work. */
const NUMBER_PART = 0.4;

/** Results that make the full case at a level. */
const FULL_RESULTS = { entry: 3, mid: 5, senior: 6, executive: 7 } as const;
/** A number without an outcome, or an outcome without a number. */
const HALF_A_RESULT = 0.5;

/** How strong the case is that results make, 0 to 1: a counted outcome is one result. */
function resultsShare(statements: readonly Statement[], level: Level): number {
  const results = statements.reduce(
    (sum, { text }) => sum + HALF_A_RESULT * (Number(isQuantified(text)) + Number(isOutcome(text))),
    0,
  );
  return Math.min(1, results / FULL_RESULTS[level]);
}

/** How far the part of the statements for which something holds comes to the part that should, 0 to 1. */
const metShare = (
  statements: readonly Statement[],
  holds: (text: string) => boolean,
  target: number,
): number => Math.min(1, statements.filter(({ text }) => holds(text)).length / statements.length / target);

export function checkQuantified(read: ReadResume): CheckResult {
  const target = QUANTIFIED_TARGET[read.level];
  const list = judged(read);
  const strong = list.filter(({ text }) => isQuantified(text));
  const plainOnes = list.filter(({ text }) => !isQuantified(text));
  return resultOf('quantified', {
    share: best(
      read,
      (statements) =>
        NUMBER_PART * metShare(statements, isQuantified, target) +
        (1 - NUMBER_PART) * resultsShare(statements, read.level),
    ),
    finding:
      list.length === 0
        ? NOTHING
        : t`Statements that say how much, how many or how fast: ${strong.length} of ${list.length}. The aim at this level is ${Math.round(target * 100)}%.`,
    fix: t`Add the number behind the work: people served, money saved, percent grown, time cut. Estimate honestly when you did not measure.`,
    evidence: [
      ...evidenceOf(plainOnes.slice(0, 2), t`without a number`),
      ...evidenceOf(strong.slice(0, 1), t`this one works`),
    ],
    isThin: list.length === 0 || strong.length >= target * list.length,
  });
}

/** A check that counts offences; none earns all points. */
function offences(
  id: 'duty-phrases' | 'tense' | 'first-person' | 'repetition' | 'statement-length',
  read: ReadResume,
  offenders: (statements: readonly Statement[]) => Statement[],
  words: { fine: string; wrong: (count: number, total: number) => string; fix: string },
): CheckResult {
  const list = judged(read);
  const wrong = offenders(list);
  return resultOf(id, {
    share: best(read, (statements) => 1 - offenders(statements).length / statements.length),
    finding: wrong.length > 0 ? words.wrong(wrong.length, list.length) : fineOr(read, words.fine),
    fix: wrong.length > 0 ? words.fix : MORE,
    evidence: evidenceOf(wrong),
    isThin: wrong.length === 0,
  });
}

export const checkDutyPhrases = (read: ReadResume): CheckResult =>
  offences('duty-phrases', read, (list) => list.filter(({ text }) => startsWithDuty(text)), {
    fine: t`No statement only names a duty.`,
    wrong: (count) =>
      plural(
        count,
        '# statement names a duty, not what you did.',
        '# statements name a duty, not what you did.',
      ),
    fix: t`Replace "Responsible for stock" with what you did: "Counted 1,200 items a week and cut losses by a third".`,
  });

const isWrongTense = ({ opening, current }: Statement): boolean =>
  opening !== undefined && !current && opening.form === 'present';

export const checkTense = (read: ReadResume): CheckResult =>
  offences('tense', read, (list) => list.filter(isWrongTense), {
    fine: t`Past work is in the past tense.`,
    wrong: (count) =>
      plural(
        count,
        '# statement of a job that has ended is in the present tense.',
        '# statements of a job that has ended are in the present tense.',
      ),
    fix: t`Put work that has ended into the past tense (Managed, not Manage), or mark the job as current.`,
  });

const FIRST_PERSON = /(?:^|[\s("'])(?:i|i'm|i've|my|me|mine|myself)(?=[\s,.;:)'"]|$)/i;

export const checkFirstPerson = (read: ReadResume): CheckResult =>
  offences('first-person', read, (list) => list.filter(({ text }) => FIRST_PERSON.test(folded(text))), {
    fine: t`No statement says I or my.`,
    wrong: (count) => plural(count, '# statement with I, me or my.', '# statements with I, me or my.'),
    fix: t`Leave out "I" and "my": the resume is about you already.`,
  });

const MOST_SAME = 2;

/** Statements beyond the second with the same opening verb. */
function repeated(list: readonly Statement[]): Statement[] {
  const seen = new Map<string, number>();
  return list.filter(({ opening }) => {
    if (!opening) return false;
    const count = (seen.get(opening.verb) ?? 0) + 1;
    seen.set(opening.verb, count);
    return count > MOST_SAME;
  });
}

export const checkRepetition = (read: ReadResume): CheckResult =>
  offences('repetition', read, repeated, {
    fine: t`Opening verbs vary.`,
    wrong: (count) =>
      plural(
        count,
        '# statement opens with a verb used more than twice: {list}.',
        '# statements open with a verb used more than twice: {list}.',
        { list: listed([...new Set(repeated(judged(read)).map(({ opening }) => opening?.verb ?? ''))], 3) },
      ),
    fix: t`Vary the first word: besides Managed there are Ran, Led, Organised, Oversaw.`,
  });

const SHORTEST = 8;
const LONGEST = 32;

export const checkStatementLength = (read: ReadResume): CheckResult =>
  offences(
    'statement-length',
    read,
    (list) => list.filter(({ words }) => words < SHORTEST || words > LONGEST),
    {
      fine: t`Statements have ${SHORTEST} to ${LONGEST} words.`,
      wrong: (count, total) =>
        t`Statements with fewer than ${SHORTEST} or more than ${LONGEST} words: ${count} of ${total}.`,
      fix: t`Give each line one thing you did and its result, in 8 to 32 words.`,
    },
  );

const hitsOf = (text: string): string[] => {
  const own = folded(text);
  return BUZZWORDS.filter((phrase) => {
    const place = own.indexOf(phrase);
    return (
      place >= 0 && !/\p{L}/u.test(own[place - 1] ?? '') && !/\p{L}/u.test(own[place + phrase.length] ?? '')
    );
  });
};

const LEAST_SUMMARY_WORDS = 10;

/** Statements carry 1.5 points, the summary 0.5. */
export function checkBuzzwords(read: ReadResume): CheckResult {
  const inSummary = hitsOf(read.summary);
  const quality = (list: readonly Statement[]): number =>
    1 - Math.min(1, list.reduce((sum, { text }) => sum + hitsOf(text).length, 0) / 4);
  const hasSummary = wordCount(read.summary) >= LEAST_SUMMARY_WORDS;
  const evidence: Evidence[] = [
    ...inSummary.map((phrase) => ({ path: 'summary', quote: phrase })),
    ...judged(read).flatMap(({ path, text }) => hitsOf(text).map((phrase) => ({ path, quote: phrase }))),
  ];
  return resultOf('buzzwords', {
    share: 0.75 * best(read, quality) + (hasSummary ? 0.25 * (1 - Math.min(1, inSummary.length / 2)) : 0),
    finding:
      evidence.length > 0
        ? t`Words that anybody could write: ${listed(
            evidence.map(({ quote }) => `"${quote}"`),
            3,
          )}.`
        : hasSummary
          ? fineOr(read, t`No empty words found.`)
          : t`There is no summary of ten words or more.`,
    fix:
      evidence.length > 0
        ? t`Show it instead: replace the phrase by a fact that proves it.`
        : t`Write a summary of two or three sentences, and six lines about your work.`,
    evidence,
    isThin: evidence.length === 0,
  });
}

function misspellingsIn(path: string, text: string): Evidence[] {
  return wordsOf(text).flatMap((word) => {
    const right = MISSPELLINGS[word];
    return right ? [{ path, quote: word, note: t`spelled ${right}` }] : [];
  });
}

/** Statements carry 0.7 of the point, the summary 0.3. Names and words we do not know are never marked. */
export function checkSpelling(read: ReadResume): CheckResult {
  const count = (list: readonly Statement[]): number =>
    list.reduce((sum, { path, text }) => sum + misspellingsIn(path, text).length, 0);
  const inSummary = misspellingsIn('summary', read.summary);
  const evidence = [...inSummary, ...judged(read).flatMap(({ path, text }) => misspellingsIn(path, text))];
  const summaryShare = read.summary === '' ? 0 : 1 - Math.min(1, inSummary.length / 3);
  return resultOf('spelling', {
    share: 0.7 * best(read, (list) => 1 - Math.min(1, count(list) / 5)) + 0.3 * summaryShare,
    finding:
      evidence.length > 0
        ? t`Misspelled: ${listed(
            evidence.map(({ quote }) => quote),
            4,
          )}.`
        : fineOr(read, t`No common misspelling found.`),
    fix:
      evidence.length > 0
        ? t`Correct ${listed(
            evidence.map(({ quote }) => `${quote} → ${MISSPELLINGS[quote]}`),
            3,
          )}.`
        : t`Write a summary and six lines about your work.`,
    evidence,
    isThin: evidence.length === 0,
  });
}

/** The checks that know English words only. */
export const ENGLISH_CHECKS = [
  'action-verbs',
  'duty-phrases',
  'tense',
  'first-person',
  'buzzwords',
  'repetition',
  'spelling',
] as const;
