import { yearOf } from './entry-dates.ts';
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
