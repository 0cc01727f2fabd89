import type { FileScore, Score, Summary } from './summary.ts';
import { summaryOf } from './summary.ts';
import { FIELDS, type Field } from './tally.ts';

/** What files of held-back layouts have to reach. */
const BARS: Readonly<Partial<Record<Field | 'invented' | 'words', number>>> = {
  jobs: 0.9,
  schools: 0.9,
  dates: 0.95,
  skills: 0.9,
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  location: 0.9,
  words: 1,
  invented: 0.02,
};
const ROWS = [...FIELDS, 'invented', 'words'] as const;
/** Fields of the tables by group. */
const SHORT = ['name', 'location', 'jobs', 'schools', 'dates', 'skills', 'invented', 'words'] as const;

const cell = (score: Score | undefined): string =>
  score === undefined
    ? '- | -'
    : `${score.f1.toFixed(3)} (${score.low.toFixed(3)} to ${score.high.toFixed(3)}) | ${score.files}`;

/** Field by field, both parts side by side. */
export function wholeTable(files: readonly FileScore[]): string {
  const of = (test: (file: FileScore) => boolean): Summary => summaryOf(files.filter(test));
  const tune = of(({ part }) => part === 'tune');
  const heldBack = of(({ part }) => part === 'held-back');
  const fresh = of(({ part, isFresh }) => part === 'held-back' && isFresh);
  const rows = ROWS.filter((row) => tune[row] ?? heldBack[row]).map((row) => {
    const bar = BARS[row];
    const sign = row === 'invented' ? '<=' : '>=';
    return `| ${row} | ${cell(tune[row])} | ${cell(heldBack[row])} | ${cell(fresh[row])} | ${bar === undefined ? '' : `${sign} ${bar}`} |`;
  });
  return [
    '| field | tune | files | held back | files | held back, new people | files | bar |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The chief fields, one row for each group of files. */
export function groupTable(
  files: readonly FileScore[],
  title: string,
  groupOf: (file: FileScore) => string,
): string {
  const groups = [...Map.groupBy(files, groupOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `| ${title} | files | ${SHORT.join(' | ')} |`,
    `| --- | --- | ${SHORT.map(() => '---').join(' | ')} |`,
    ...groups.map(([name, members]) => {
      const summary = summaryOf(members);
      return `| ${name} | ${members.length} | ${SHORT.map((field) => summary[field]?.f1.toFixed(3) ?? '-').join(' | ')} |`;
    }),
  ].join('\n');
}

/** The bars that a set of files does not reach. */
export const belowBars = (summary: Summary): string[] =>
  Object.entries(BARS).flatMap(([field, bar]) => {
    const score = summary[field as keyof Summary];
    if (score === undefined) return [];
    const isBelow = field === 'invented' ? score.f1 > bar : score.f1 < bar;
    return isBelow ? [`${field} ${score.f1.toFixed(3)} (bar ${bar})`] : [];
  });
