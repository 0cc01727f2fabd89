import { degreeScore, isSchoolLevel } from './degrees.ts';
import { yearOf } from './entry-dates.ts';
import type { ReadFact } from './facts.ts';
import type { ReadField } from './field.types.ts';
import type { ReadSchool } from './schools.ts';

/** The year in which a course ended. */
const endYear = ({ endDate, startDate }: ReadSchool): number => yearOf(endDate ?? startDate);

const isPlaceOnly = ({ institution, degree }: ReadSchool): boolean => institution !== undefined && !degree;
const isPaperOnly = ({ institution, degree }: ReadSchool): boolean => degree !== undefined && !institution;

/**
 * Joins two lists that name the same courses, one by school and one by certificate: 'Schools attended' and
 * 'Qualifications obtained'. Only where the year in which both ended is that of no other of either list.
 */
export function joinedSchools(schools: readonly ReadSchool[]): ReadSchool[] {
  const alone = (isIt: (school: ReadSchool) => boolean, year: number): ReadSchool | undefined => {
    // No school has the year of one without: NaN is no number's equal.
    const found = schools.filter((school) => isIt(school) && endYear(school) === year);
    return found.length === 1 ? found[0] : undefined;
  };
  return schools.flatMap((school) => {
    const year = endYear(school);
    const [place, paper] = [alone(isPlaceOnly, year), alone(isPaperOnly, year)];
    if (!place || !paper || (school !== place && school !== paper)) return [school];
    return school === paper ? [] : [joined(place, paper)];
  });
}

function joined(place: ReadSchool, paper: ReadSchool): ReadSchool {
  return {
    ...place,
    endDate: place.endDate && {
      ...place.endDate,
      sources: [...place.endDate.sources, ...((paper.endDate ?? paper.startDate)?.sources ?? [])],
    },
    degree: paper.degree && { ...paper.degree, isUnsure: true },
    fieldOfStudy: place.fieldOfStudy ?? paper.fieldOfStudy,
    grade: place.grade ?? paper.grade,
  };
}

const PAPER =
  /(?<!\p{L})(?:certificate|certified|training|course|workshop|level \d|handling|safety|first aid)(?!\p{L})/iu;

/** 'Fellow, Institute of Chartered Accountants': what a body of a profession makes somebody. */
const MEMBER =
  /^(?:(?:honorary|senior|chartered|associate|student|full|graduate) )*(?:fellow|member|associate(?! of)|affiliate)(?!\p{L})|(?<!\p{L})(?:affiliate|fellow)$/iu;
const BODY =
  /(?<!\p{L})(?:institute|association|society|council|institution|board|body) (?:of|for) (?:the )?(?:chartered|certified|professional|registered|internal|management|bankers|accountants|engineers|nurs)/iu;

const isMembership = ({ institution, degree, fieldOfStudy, startDate }: ReadSchool): boolean =>
  degree !== undefined &&
  !startDate &&
  (MEMBER.test(degree.text) || (BODY.test(institution?.text ?? '') && MEMBER.test(fieldOfStudy?.text ?? '')));

/** A certificate of one day among courses of study: no school gave it, and it says no more than that. */
const isPaper = ({ institution, degree, grade, startDate, current }: ReadSchool): boolean =>
  degree !== undefined &&
  !grade &&
  !startDate &&
  !current &&
  degreeScore(institution?.text ?? '') >= 0 &&
  !isSchoolLevel(degree.text) &&
  PAPER.test(degree.text) &&
  degreeScore(degree.text) >= 0;

/** Parts the courses of study from the certificates that are listed with them. */
export function partedSchools(all: readonly ReadSchool[]): { schools: ReadSchool[]; papers: ReadFact[] } {
  const hasSchools = all.some(({ institution }) => degreeScore(institution?.text ?? '') < 0);
  const papers = hasSchools ? all.filter((one) => isPaper(one) || isMembership(one)) : [];
  return {
    schools: all.filter((school) => !papers.includes(school)),
    papers: papers.flatMap(({ degree, fieldOfStudy, institution, endDate }) =>
      degree ? [{ ...NO_FACT, title: named(degree, fieldOfStudy), detail: institution, date: endDate }] : [],
    ),
  };
}

const NO_FACT = { text: undefined, expiry: undefined, credential: undefined };

const named = (degree: ReadField, subject: ReadField | undefined): ReadField =>
  subject
    ? {
        ...degree,
        text: MEMBER.test(subject.text)
          ? `${degree.text} ${subject.text}`
          : `${degree.text} in ${subject.text}`,
        sources: [...degree.sources, ...subject.sources],
      }
    : degree;
