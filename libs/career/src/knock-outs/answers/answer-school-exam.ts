import { ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import {
  readExamLine,
  type SchoolExamFacts,
  schoolExamFacts,
} from '@career/contracts/vocabulary/school-exams';
import { isToCome } from '../../dates/periods.ts';
import type { AskedExam, SchoolExamRequirement } from '../knock-out.types.ts';
import { findSubjects } from '../school-subjects.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';

type Entry = NonNullable<ResumeContentDto['schoolExams']>[number];
/** What one part of the requirement comes to with one result. */
interface Part {
  is: 'reached' | 'missed' | 'unsaid';
  field: 'result' | 'subjects' | 'exam';
  /** The person's own words, where there are some. */
  words?: string;
}

const FIELD = 'schoolExams';
const EXAM_NAMES: Readonly<Record<string, string>> =
  ENTRY_SECTIONS.schoolExams.fields.exam?.input?.words ?? {};
/** Examinations of the form that are the one asked for: WAEC holds the WASSCE in Nigeria, too. */
const SAME: Readonly<Record<AskedExam, readonly string[]>> = {
  kcse: ['kcse'],
  matric: ['matric'],
  bece: ['bece'],
  wassce: ['wassce', 'waec'],
};
const PASS_ORDER = ['bachelor', 'diploma', 'higher-certificate', 'nsc'];
const PASS_WORDS: readonly (readonly [string, RegExp])[] = [
  ['bachelor', /\b(?:bachelor|degree|university|exemption)/i],
  ['diploma', /\bdiploma/i],
  ['higher-certificate', /\bhigher certificate/i],
  ['nsc', /\bnsc\b|\bsenior certificate\b/i],
];
const NOT_YET = /\b(?:await\w*|pending|in progress|outstanding|incomplete|to come)\b/i;
const FAILED = /\b(?:fail(?:ed)?|not achieved|did not)\b/i;

/** Whether a result of the person is the examination that is asked for, with as good a result in as many subjects. */
export function answerSchoolExam(asked: SchoolExamRequirement, context: AnswerContext): KnockOutAnswer {
  const entries = (context.resume.schoolExams ?? []).map((entry, index) => ({ entry, index }));
  const own = entries.filter(({ entry }) => SAME[asked.exam].includes(entry.exam ?? ''));
  if (own.length === 0) {
    const other = entries.find(({ entry }) => schoolExamFacts(entry.exam) !== undefined);
    return other
      ? unknown('other-scale', FIELD, {
          path: `${FIELD}.${other.index}.exam`,
          quote: EXAM_NAMES[other.entry.exam ?? ''] ?? '',
        })
      : unknown('not-said', FIELD);
  }
  const answers = own.map(({ entry, index }) => answerEntry(asked, entry, index, context.today));
  return (
    answers.find(({ state }) => state === 'met') ??
    answers.find(({ state }) => state === 'unknown') ??
    (answers[0] as KnockOutAnswer)
  );
}

function answerEntry(
  asked: SchoolExamRequirement,
  entry: Entry,
  index: number,
  today: string,
): KnockOutAnswer {
  const facts = schoolExamFacts(entry.exam);
  const exam = EXAM_NAMES[entry.exam ?? ''] ?? '';
  const factOf = ({ field, words }: Part) => ({
    path: `${FIELD}.${index}.${field}`,
    quote: words ? `${exam}: ${words}` : exam,
  });
  const whole: Part = { is: 'reached', field: 'exam' };
  if (isToCome(entry.date, today) || NOT_YET.test(entry.result ?? ''))
    return unknown('not-finished', FIELD, factOf(whole));
  const parts = facts ? partsOf(asked, entry, facts) : [];
  const missed = parts.find(({ is }) => is === 'missed');
  if (missed) {
    const fact = factOf(missed);
    return asked.orOther ? unknown('exception', fact.path, fact) : notMet(fact, fact.path);
  }
  const unsaid = parts.find(({ is }) => is === 'unsaid');
  if (unsaid) {
    const fact = factOf(unsaid);
    return unknown('not-said', fact.path, fact);
  }
  const fact = factOf(parts[0] ?? whole);
  return met(fact, fact.path);
}

function partsOf(asked: SchoolExamRequirement, entry: Entry, facts: SchoolExamFacts): Part[] {
  const failed: Part[] = FAILED.test(entry.result ?? '')
    ? [{ is: 'missed', field: 'result', words: entry.result ?? '' }]
    : [];
  const overall = asked.result ? [resultPart(asked.exam, asked.result, entry.result ?? '', facts)] : [];
  return [...failed, ...overall, ...(asked.subjects ?? []).map((one) => subjectPart(one, entry, facts))];
}

const part = (field: Part['field'], words: string, isReached: boolean | undefined): Part => ({
  is: isReached === undefined ? 'unsaid' : isReached ? 'reached' : 'missed',
  field,
  words,
});

/** A mean grade, a kind of pass or an aggregate against the one that is asked for. */
function resultPart(exam: AskedExam, asked: string, own: string, { grades }: SchoolExamFacts): Part {
  if (own.trim() === '') return { is: 'unsaid', field: 'result' };
  if (exam === 'matric') {
    const pass = PASS_WORDS.find(([, words]) => words.test(own))?.[0];
    const isAsHigh = pass === undefined ? undefined : PASS_ORDER.indexOf(pass) <= PASS_ORDER.indexOf(asked);
    return part('result', own, isAsHigh);
  }
  if (exam === 'kcse') {
    const grade = /(?:^|\s)([A-E][+-]?)(?:\s|$|[.,;(])/.exec(own)?.[1];
    return part('result', own, grade === undefined ? undefined : isAsGood(grade, asked, grades));
  }
  const aggregate = Number.parseInt(/\d+/.exec(own)?.[0] ?? '', 10);
  // The lower the aggregate, the better.
  return part(
    'result',
    own,
    Number.isNaN(aggregate) ? undefined : aggregate <= Number.parseInt(asked.slice(10), 10),
  );
}

/** Grades stand from the best to the last. */
function isAsGood(own: string, asked: string, grades: SchoolExamFacts['grades']): boolean | undefined {
  const [at, least] = [own, asked].map((one) =>
    grades.findIndex(({ grade }) => grade.toLowerCase() === one.toLowerCase()),
  );
  return at === undefined || least === undefined || at < 0 || least < 0 ? undefined : at <= least;
}

function subjectPart(asked: string, entry: Entry, facts: SchoolExamFacts): Part {
  const [, names = asked, grade] = /^(.*?)(?: ([A-E][+-]?|level \d|\d+%))?$/.exec(asked) ?? [];
  const keys = names.split('/');
  const lines = (entry.subjects ?? []).filter((line) =>
    findSubjects(line.toLowerCase()).some((key) => keys.includes(key)),
  );
  const parts = lines.map((line) => part('subjects', line, isReached(line, grade, facts)));
  const isWhole = lines.length >= keys.length;
  return (
    parts.find(({ is }) => is === 'reached') ??
    parts.find(({ is }) => is === 'unsaid') ??
    (isWhole ? parts[0] : undefined) ?? { is: 'unsaid', field: 'subjects' }
  );
}

/** Whether a line of results is as good; undefined where it does not say. */
function isReached(line: string, asked: string | undefined, facts: SchoolExamFacts): boolean | undefined {
  const { grade } = readExamLine(line, facts);
  if (asked === undefined) return isPassed(grade, facts);
  const isByMarks = asked.endsWith('%') || grade === '';
  return isByMarks
    ? isMarked(asked, bandOf(grade, line, facts), facts)
    : isAsGood(grade, asked, facts.grades);
}

function isPassed(grade: string, { grades, isOLevel }: SchoolExamFacts): boolean | undefined {
  const own = grades.find((one) => one.grade === grade);
  if (own?.isFailed) return false;
  // Whether a D7 of the WASSCE is a pass is for the employer to say.
  return own === undefined || (isOLevel && !own.isCredit) ? undefined : true;
}

function isMarked(asked: string, [low, high]: Band, facts: SchoolExamFacts): boolean | undefined {
  const least = asked.endsWith('%') ? Number.parseInt(asked, 10) : bandOf(asked, '', facts)[0];
  if (least === undefined || low === undefined || high === undefined) return undefined;
  if (low >= least) return true;
  return high < least ? false : undefined;
}

/** The fewest and the most marks. */
type Band = readonly [low?: number, high?: number];

/** The marks that a level covers, as its scale says, or the mark that a line names. */
function bandOf(grade: string, line: string, { grades }: SchoolExamFacts): Band {
  const mark = /(\d{1,3}) ?%/.exec(line)?.[1];
  if (mark !== undefined) return [Number(mark), Number(mark)];
  const means = grades.find((one) => one.grade.toLowerCase() === grade.toLowerCase())?.means ?? '';
  const band = /^(\d+)–(\d+)%/.exec(means);
  return band ? [Number(band[1]), Number(band[2])] : [];
}
