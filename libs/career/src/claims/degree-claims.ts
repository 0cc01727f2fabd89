import type { EntryOf } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { DEGREE_CLASS_NAMES } from '@career/contracts/vocabulary/resume-vocabulary';
import { FAILED_GRADES } from '@career/contracts/vocabulary/school-exams';
import { isToCome } from '../dates/periods.ts';
import { oneLine } from '../letters/words.ts';
import type { Claim } from './claim.types.ts';
import { isPlainDegree } from './entry-tails.ts';
import type { FurtherEntry } from './further-entries.ts';
import { classOfPoints, type DegreeMention, degreeClass, degreeLevel, findDegrees } from './levels.ts';

/** Studies that gave no degree, or have not yet. */
const UNFINISHED =
  /\b(?:in view|in progress|ongoing|awaiting|pending|candidate|student|incomplete|complet(?:e|ing) in|not (?:completed|finished|awarded|taken up)|unfinished|withdr[ae]wn?|dropped out|did not|deferred|expelled|failed|fail|referred|predicted|expected|offer|audit(?:ed)?|no credit|senate|\d+ (?:of|out of) \d+)\b/i;
/** A grade that whoever has the degree may have: a class, points, a share, a pass. */
const GRADE =
  /^[\s(]*(?:\d|first|second|third|upper|lower|pass|merit|credit|distinction|honou?rs?|hons|cum laude|magna|summa|gpa|cgpa|class|grade|very good|good|excellent|[a-f][+-]?\b|all |best |top )/i;

type Study = Partial<EntryOf<'education'>>;

/** Degrees and diplomas, each held or in view, with subject and class. */
export const degreeClaims = ({ education }: ResumeContentDto, today: string): Claim[] =>
  (education ?? []).flatMap((study, index) => degreeClaim(study, index, today));

function degreeClaim(study: Study, index: number, today: string): Claim[] {
  const degree = oneLine(study.degree ?? '');
  if (degree === '') return [];
  const [mention] = findDegrees(degree);
  const level = degreeLevel(degree);
  const field = fieldOf(study, degree, mention);
  const grade = oneLine(study.grade ?? '');
  const classOf = classOfStudy(study, degree, grade);
  const subject = oneLine(study.fieldOfStudy ?? '');
  return [
    {
      kind: 'degree',
      key: 'degree',
      name: degree,
      state: isFinished(study, { degree, grade, mention, classOf }, today) ? 'held' : 'in view',
      used: false,
      source: {
        path: `education.${index}.degree`,
        quote: [degree, subject, grade, oneLine(study.institution ?? '')].filter(Boolean).join(', '),
      },
      ...(level === undefined ? {} : { level }),
      ...(field ? { field } : {}),
      ...(classOf ? { degreeClass: classOf } : {}),
      ...(study.endDate ? { date: study.endDate } : {}),
    },
  ];
}

/** The subject, where it has its own field, else what the name of the degree continues with. */
function fieldOf({ fieldOfStudy }: Study, degree: string, mention: DegreeMention | undefined): string {
  const inName = degree
    .slice(mention?.end ?? 0)
    .replace(/^[\s,.]*(?:\(hons?\.?\))?[\s,.]*(?:in|of)?\s*/i, '')
    .replace(/\s*[(,].*$/, '');
  return oneLine(fieldOfStudy ?? '') || inName;
}

/** The class that was chosen; else what the grade says, on the scale beside it. */
function classOfStudy(
  { degreeClass: chosen, gradeScale }: Study,
  degree: string,
  grade: string,
): number | undefined {
  if (chosen) return degreeClass(DEGREE_CLASS_NAMES[chosen]);
  const points = gradeScale && /^\d+(?:\.\d+)?$/.test(grade) ? `${grade}/${gradeScale}` : grade;
  return degreeClass(`${degree} ${grade}`) ?? classOfPoints(points);
}

function isFinished(
  study: Study,
  {
    degree,
    grade,
    mention,
    classOf,
  }: { degree: string; grade: string; mention: DegreeMention | undefined; classOf: number | undefined },
  today: string,
): boolean {
  if (study.current === true || isToCome(study.endDate, today)) return false;
  const before = degree.slice(0, mention?.start ?? 0);
  if (!isPlainDegree(before, degree.slice(mention?.end ?? degree.length))) return false;
  if (UNFINISHED.test(`${degree} ${grade} ${study.fieldOfStudy ?? ''}`)) return false;
  return grade === '' || classOf !== undefined || GRADE.test(grade);
}

/** A grade that passes nothing, or results that are still awaited. */
const NO_PASS = new RegExp(
  `\\b(?:${FAILED_GRADES.join('|')}|f|fail(?:ed)?|ab|absent|ar|awaiting|awaited|pending|withheld|cancelled|outstanding|nil)\\s*\\)?$`,
  'i',
);

/** School examinations: certificates of the lowest level, with the subjects that were passed. */
export const examClaims = (entries: readonly FurtherEntry[]): Claim[] =>
  entries
    .filter(({ evidence, title }) => evidence === 'exam' && title !== '')
    .map((entry): Claim => {
      const passed = entry.items.map(({ text }) => text).filter((text) => !NO_PASS.test(text));
      const isPassed = entry.items.length === 0 || passed.length > 0;
      const isAwaited = UNFINISHED.test(`${entry.title} ${entry.items.map(({ text }) => text).join(' ')}`);
      return {
        kind: 'degree',
        key: 'degree',
        name: entry.title,
        state: entry.state === 'held' && isPassed && !isAwaited ? 'held' : 'in view',
        used: false,
        level: 1,
        source: { path: entry.titlePath, quote: [entry.title, ...passed].join(', ') },
        ...(entry.startDate ? { date: entry.startDate } : {}),
      };
    });
