import { ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import {
  readExamLine,
  type SchoolExamFacts,
  schoolExamFacts,
} from '@career/contracts/vocabulary/school-exams';
import { plural, t } from '../../sentences/say.ts';
import type { OLevelRequirement } from '../knock-out.types.ts';
import { findSubjects } from '../school-subjects.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';

const FIELD = 'schoolExams';
const EXAM_NAMES: Readonly<Record<string, string>> =
  ENTRY_SECTIONS.schoolExams.fields.exam?.input?.words ?? {};
/** Words, letters of the GCE and grades of older certificates (A2, P7), which the scale of today has not. */
const CREDIT = /(?:\b[abc][1-6]\b|\b[abc]\b(?!\w)|\bcredit\b|\bdistinction\b)/i;
const NO_CREDIT = /(?:\b[defp]\s?[789]\b|\b[defu]\b(?!\w)|\bpass\b|\bfail(?:ed)?\b)/i;

interface Sitting {
  /** Subjects by key, and whether each is a credit. */
  graded: Map<string, boolean>;
  index: number;
}

/** Whether the results of the person hold as many credits, in as few sittings, with the subjects named. */
export function answerOLevel(asked: OLevelRequirement, { resume }: AnswerContext): KnockOutAnswer {
  const exams = (resume.schoolExams ?? []).map((entry, index) => ({
    entry,
    index,
    facts: schoolExamFacts(entry.exam),
  }));
  const sittings = exams.flatMap(({ entry, index, facts }): Sitting[] =>
    facts?.isOLevel ? [{ graded: gradesOf(entry.subjects ?? [], facts), index }] : [],
  );
  const known = sittings.filter(({ graded }) => graded.size > 0);
  const first = sittings[0];
  if (known.length === 0 && first) return unknown('not-said', `schoolExams.${first.index}.subjects`);
  if (known.length === 0) {
    // A mean grade of the KCSE or a level of the NSC is not a credit, and no credit missed.
    const other = exams.find(({ facts }) => facts !== undefined);
    return other
      ? unknown('other-scale', FIELD, {
          path: `schoolExams.${other.index}.exam`,
          quote: EXAM_NAMES[other.entry.exam ?? ''] ?? '',
        })
      : unknown('not-said', FIELD);
  }
  const choices = chosen(known, asked.sittings ?? known.length);
  const answers = choices.map((choice) => answerChoice(asked, choice));
  return (
    answers.find(({ state }) => state === 'met') ??
    answers.find(({ state }) => state === 'unknown') ??
    (answers[0] as KnockOutAnswer)
  );
}

function gradesOf(lines: readonly string[], facts: SchoolExamFacts): Map<string, boolean> {
  const graded = new Map<string, boolean>();
  for (const line of lines) {
    const isCredit = creditIn(line, facts);
    if (isCredit !== undefined) graded.set(subjectIn(line), isCredit);
  }
  return graded;
}

/** Whether a line's grade is a credit; undefined where it has none that is known. */
function creditIn(line: string, facts: SchoolExamFacts): boolean | undefined {
  const read = readExamLine(line, facts);
  const known = facts.grades.find(({ grade }) => grade === read.grade);
  if (known) return known.isCredit === true;
  const grade = /[\s:–(-]+([A-Za-z][\w ]{0,11})\)?\s*$/.exec(line)?.[1] ?? '';
  if (CREDIT.test(grade)) return true;
  return NO_CREDIT.test(grade) ? false : undefined;
}

const subjectIn = (line: string): string =>
  findSubjects(line.toLowerCase())[0] ?? line.toLowerCase().replace(/[\s:–-]*\S+\s*$/, '');

/** All ways to put together as many sittings as the posting lets be. */
function chosen(sittings: readonly Sitting[], most: number): Sitting[][] {
  if (most >= sittings.length) return [[...sittings]];
  if (most <= 1) return sittings.map((sitting) => [sitting]);
  return sittings.flatMap((one, index) =>
    chosen(sittings.slice(index + 1), most - 1).map((others) => [one, ...others]),
  );
}

function answerChoice(asked: OLevelRequirement, sittings: readonly Sitting[]): KnockOutAnswer {
  const credits = creditsOf(sittings);
  const subjects = asked.subjects ?? [];
  const count = [...credits.values()].filter(Boolean).length;
  const weak = subjects.filter((subject) => credits.get(subject) === false);
  const path = `schoolExams.${sittings[0]?.index ?? 0}.subjects`;
  const fact = { path, quote: countWords(count, sittings.length, weak) };
  if (weak.length > 0) return notMet(fact, path);
  if (!subjects.every((subject) => credits.has(subject))) return unknown('not-said', path, fact);
  const credited = asked.credits ?? 0;
  if (count >= credited) return met(fact, path);
  // Results that list fewer subjects than are entered have not said the rest.
  return credits.size >= Math.max(credited, WHOLE) ? notMet(fact, path) : unknown('not-said', path, fact);
}
/** Subjects that a candidate of these examinations enters at least. */
const WHOLE = 8;

/** Subjects of several sittings, the better grade of each. */
function creditsOf(sittings: readonly Sitting[]): Map<string, boolean> {
  const credits = new Map<string, boolean>();
  for (const { graded } of sittings)
    for (const [key, isCredit] of graded) credits.set(key, isCredit || credits.get(key) === true);
  return credits;
}

function countWords(credits: number, sittings: number, weak: readonly string[]): string {
  const count =
    sittings === 1
      ? plural(credits, '# credit in one sitting', '# credits in one sitting')
      : plural(credits, '# credit in {sittings} sittings', '# credits in {sittings} sittings', { sittings });
  const list = weak.join(' and ');
  return list === '' ? count : t`${count}; no credit in ${list}`;
}
