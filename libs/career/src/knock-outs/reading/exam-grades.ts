import type { AskedExam } from '../knock-out.types.ts';
import { matchesOf, type WordingMatch } from './wordings.ts';

/** A grade that a sentence names: a letter of the KCSE, a level or a share of the National Senior Certificate. */
export interface NamedGrade {
  exam: AskedExam;
  grade: string;
  start: number;
  end: number;
}

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '-', plus: '+', minus: '-', plain: '' };
/** Before a letter alone, which is a word or a number of a list elsewhere. */
const GRADED =
  /\b(?:grade|grade of|mean|minimum of|min\.?|at least|kcse:?|scored|least an?|of an?|and an?|with an?|grade of an?)[\s:]*$/;

/** The grades that a sentence in small letters names, in its order. */
export const gradesIn = (plain: string): NamedGrade[] =>
  [
    ...matchesOf('school-exam', plain, 'grade').flatMap((match) => letterGrade(match, plain)),
    ...matchesOf('school-exam', plain, 'level').map((match) => named(match, `level ${match.groups.n}`)),
    ...matchesOf('school-exam', plain, 'share').map((match) => named(match, `${match.groups.n}%`)),
  ].sort((left, right) => left.start - right.start);

const named = ({ start, end }: WordingMatch, grade: string): NamedGrade => ({
  exam: 'matric',
  grade,
  start,
  end,
});

function letterGrade({ groups, start, end }: WordingMatch, plain: string): NamedGrade[] {
  const letter = (groups.n ?? '').toUpperCase();
  const before = plain.slice(0, start);
  if (groups.to === undefined && !GRADED.test(before)) return [];
  // `a` is an article nearly always.
  const isArticle = letter === 'A' && groups.to === undefined && !/grade (?:of )?(?:an? )?$/.test(before);
  if (isArticle || /\bclass $/.test(before)) return [];
  return [{ exam: 'kcse', grade: `${letter}${SIGNS[groups.to ?? ''] ?? ''}`, start, end }];
}
