import type { AskedExam, SchoolExamRequirement } from '../knock-out.types.ts';
import { findSubjectPlaces, type SubjectPlace } from '../school-subjects.ts';
import { gradesIn, type NamedGrade } from './exam-grades.ts';
import { readOLevel } from './read-o-level.ts';
import { isAsked, type Sentence } from './sentence.ts';
import { has, matchesOf, WORDS, type WordingMatch } from './wordings.ts';

const EXAMS: readonly AskedExam[] = ['kcse', 'matric', 'bece', 'wassce'];
const PASSES = ['bachelor', 'diploma', 'higher-certificate'];
/** Between an examination and the subjects that it has to hold. */
const LEADS = /^[^.;]{0,70}\b(?:with|including|passes in|pass in|passed|plus)\b[^.;]{0,45}$/;
/** Subjects of these are not those of the examination. */
const OTHER_STUDY =
  /\b(?:degree|diploma in|certificate in|experience|knowledge|skills|training|years?|ability|interest|course)\b/;
/** What may come between one subject and the next. */
const NEXT = /^ ?(?:\([^)]*\))?[\s,&/]*(?:(?:and|or|plus|as well as|both|either|at least|an?|the|in)\s)*$/;
/** An examination that is mentioned but not required. */
const TOLD = /\b(?:is|are|was|were|sits?|sat|took|offers?|had|collected)\b/;

/** Examinations of Ghana, Kenya and South Africa with the results and subjects that a sentence asks for. */
export function readSchoolExam(sentence: Sentence): SchoolExamRequirement[] {
  const { plain } = sentence;
  const named = EXAMS.flatMap((exam) =>
    matchesOf('school-exam', plain, exam)
      .slice(0, 1)
      .map((at) => ({ exam, at })),
  );
  const asked = named.filter(
    ({ exam, at }) => isAskedFor(sentence, at) && !(exam === 'wassce' && readOLevel(sentence).length > 0),
  );
  const isEither = asked.length > 1;
  return asked.map(({ exam, at }) => ({
    gate: 'school-exam',
    exam,
    ...resultsIn(exam, plain, at),
    ...(isEither || has('school-exam', plain, 'or-other') || isOrHigher(plain, at) ? { orOther: true } : {}),
  }));
}

/** `BECE or above` */
const isOrHigher = (plain: string, { end }: WordingMatch): boolean =>
  /^ ?(?:\([a-z ]+\) ?)?or (?:above|higher|better)\b/.test(plain.slice(end).replace(/^[^()]{0,30}\)/, ''));

function isAskedFor(sentence: Sentence, { start, end }: WordingMatch): boolean {
  if (!isAsked(sentence, start, end)) return false;
  const { plain } = sentence;
  if (WORDS.asking.test(plain) || has('school-exam', plain, 'held')) return true;
  return (
    !TOLD.test(plain) && (has('school-exam', plain.slice(0, start), 'line') || gradesIn(plain).length > 0)
  );
}

function resultsIn(
  exam: AskedExam,
  plain: string,
  at: WordingMatch,
): Pick<SchoolExamRequirement, 'result' | 'subjects'> {
  const places = findSubjectPlaces(plain);
  const grades =
    exam === 'kcse' || exam === 'matric' ? gradesIn(plain).filter((one) => one.exam === exam) : [];
  const graded = subjectsOf(grades, places, plain);
  const taken = new Set([...graded.values()].flat());
  const bare = bareSubjects(places, plain, at).filter((place) => !taken.has(place));
  const result = exam === 'kcse' ? grades.find((one) => !graded.has(one))?.grade : overall(exam, plain);
  const subjects = [
    ...[...graded].flatMap(([{ grade }, group]) => group.map(({ key }) => `${key} ${grade}`)),
    ...eitherOr(bare, plain),
  ];
  return { ...(result ? { result } : {}), ...(subjects.length > 0 ? { subjects } : {}) };
}

function overall(exam: AskedExam, plain: string): string | undefined {
  if (exam === 'matric') return PASSES.find((pass) => has('school-exam', plain, pass));
  const [aggregate] = matchesOf('school-exam', plain, 'aggregate');
  return aggregate && `aggregate ${aggregate.groups.n}`;
}

/** The subjects that each grade is asked in: those after `in`, else the one right before it. */
function subjectsOf(
  grades: readonly NamedGrade[],
  places: readonly SubjectPlace[],
  plain: string,
): Map<NamedGrade, SubjectPlace[]> {
  const found = new Map<NamedGrade, SubjectPlace[]>();
  for (const grade of grades) {
    const subjects = subjectsAfter(grade, places, plain) ?? subjectBefore(grade, places, plain);
    if (subjects) found.set(grade, subjects);
  }
  return found;
}

function subjectsAfter(
  { end }: NamedGrade,
  places: readonly SubjectPlace[],
  plain: string,
): SubjectPlace[] | undefined {
  const first = places.findIndex(({ start }) => start >= end);
  const place = places[first];
  const isIn = /^\)? ?(?:(?:and|or) (?:above|better|higher|more) )?(?:in|for) (?:both |either |each of )?$/;
  if (!place || !isIn.test(plain.slice(end, place.start))) return undefined;
  return listFrom(places.slice(first), plain);
}

/** Subjects that follow each other in one list. */
function listFrom(places: readonly SubjectPlace[], plain: string): SubjectPlace[] {
  const next = places.findIndex(
    ({ start }, index) => index > 0 && !NEXT.test(plain.slice(places[index - 1]?.end, start)),
  );
  return places.slice(0, next === -1 ? undefined : next);
}

function subjectBefore(
  { start }: NamedGrade,
  places: readonly SubjectPlace[],
  plain: string,
): SubjectPlace[] | undefined {
  const before = places.filter((place) => place.end <= start).at(-1);
  const isBeside = /^[\s:,(-]*(?:(?:at|of|with|minimum|min\.?|least|not less than|an?|level)[\s:]*)*$/;
  return before && isBeside.test(plain.slice(before.end, start)) ? [before] : undefined;
}

/** Subjects that the examination has to hold, whatever their grades. */
function bareSubjects(places: readonly SubjectPlace[], plain: string, { end }: WordingMatch): SubjectPlace[] {
  const first = places.findIndex(({ start }) => start >= end);
  const place = places[first];
  if (!place) return [];
  const between = plain.slice(end, place.start);
  return LEADS.test(between) && !OTHER_STUDY.test(between) ? listFrom(places.slice(first), plain) : [];
}

/** Keys of subjects; those of which one is enough are one. */
function eitherOr(places: readonly SubjectPlace[], plain: string): string[] {
  const groups: SubjectPlace[][] = [];
  for (const place of places) {
    const before = groups.at(-1)?.at(-1);
    const isOr = before && /^ ?(?:\/|or) ?$/.test(plain.slice(before.end, place.start));
    if (isOr) groups.at(-1)?.push(place);
    else groups.push([place]);
  }
  return groups.map((group) => [...new Set(group.map(({ key }) => key))].sort().join('/'));
}
