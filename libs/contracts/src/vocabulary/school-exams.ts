import data from './data/school-exams.json' with { type: 'json' };

/** A grade of an examination, from the best to the last. */
interface ExamGrade {
  /** As it is written after the subject. */
  grade: string;
  means: string;
  isCredit?: boolean;
  isFailed?: boolean;
}

/** What is known of an examination at the end of school. No scale is ever converted into another. */
export interface SchoolExamFacts {
  /** Its credits are credits of O'Level. */
  isOLevel: boolean;
  grades: readonly ExamGrade[];
  subjects: readonly string[];
  /** What its certificate says over all subjects. */
  results: readonly string[];
  resultHint?: string;
}

/** A line of results as its subject and grade; an empty grade where none of the scale ends it. */
export interface ExamLine {
  subject: string;
  grade: string;
}

const FACTS: ReadonlyMap<string, SchoolExamFacts> = new Map(
  data.exams.map((exam) => [
    exam.key,
    {
      isOLevel: exam.isOLevel === true,
      grades: data.scales.find(({ key }) => key === exam.scale)?.grades ?? [],
      subjects: data.subjects.find(({ key }) => key === exam.subjects)?.names ?? [],
      results: exam.results ?? [],
      ...(exam.resultHint ? { resultHint: exam.resultHint } : {}),
    },
  ]),
);

/** @returns undefined for an examination whose scale is not known: its grades are written freely. */
export const schoolExamFacts = (exam: string | undefined): SchoolExamFacts | undefined =>
  FACTS.get(exam ?? '');

/** Grades by which nothing is passed, of all scales. */
export const FAILED_GRADES: readonly string[] = data.scales.flatMap(({ grades }) =>
  grades.filter(({ isFailed }) => isFailed).map(({ grade }) => grade),
);

const escaped = (text: string): string => text.replaceAll(/[+.]/g, String.raw`\$&`);

/** Reads a line such as `English Language B3`, `Mathematics: B-` or `History (Level 6)` by a scale. */
export function readExamLine(line: string, { grades, subjects }: SchoolExamFacts): ExamLine {
  // `Mathematics Alternative B` is a subject.
  if (subjects.includes(line.trim())) return { subject: line.trim(), grade: '' };
  const longestFirst = grades.map(({ grade }) => grade).sort((one, other) => other.length - one.length);
  const written = new RegExp(
    `^(?<subject>.*?)(?:\\s*[:–—(=]\\s*|\\s+-\\s+|\\s+)(?<grade>${longestFirst.map(escaped).join('|')})\\)?$`,
    'i',
  ).exec(line.trim())?.groups;
  const grade = longestFirst.find((one) => one.toLowerCase() === written?.grade?.toLowerCase());
  if (!written?.subject || grade === undefined) return { subject: line.trim(), grade: '' };
  return { subject: written.subject, grade };
}

/** A subject with its grade as the certificate has them. */
export const writeExamLine = ({ subject, grade }: ExamLine): string =>
  [subject.trim(), grade].filter(Boolean).join(' ');
