import type { JsonResume, Person } from '../person.types.ts';
import type { Page } from './page-text.ts';

/** What a layout prints of every person, decided over all its files. */
export interface LayoutFacts {
  /** The person's own town, not only those of jobs. */
  showsPlace: boolean;
  /** The truth has each date as it is printed; elsewhere a layout may drop months or make a January of a year. */
  datesAsTyped?: boolean;
}

interface File {
  person: Person;
  page: Page;
}

/** Decides by counting: a town is the person's own where it is printed more often than everything else explains. */
export function layoutFacts(files: readonly File[]): LayoutFacts {
  const showsJobPlaces = isMost(
    files.flatMap(({ person: { resume }, page }) =>
      foreignTowns(resume).map((town) => page.printsAlone(town)),
    ),
  );
  return {
    showsPlace: isMost(
      files.flatMap(({ person: { resume }, page }) => {
        const city = resume.basics.location?.city;
        if (city === undefined) return [];
        const explained = otherTexts(resume, showsJobPlaces)
          .filter((text) => page.prints(text))
          .reduce((sum, text) => sum + page.countIn(text, city), 0);
        return [page.count(city) > explained];
      }),
    ),
  };
}

const isMost = (answers: readonly boolean[]): boolean => answers.filter(Boolean).length * 2 > answers.length;

/** Towns of jobs that are named nowhere else in the resume. */
function foreignTowns(resume: JsonResume): string[] {
  const towns = (resume.work ?? []).map((job) => job.location ?? '').filter((town) => town.length > 2);
  const rest = JSON.stringify([resume.basics, otherTexts(resume, false)]);
  return towns.filter((town) => !rest.includes(town));
}

/** All texts of a resume but the person's own place. */
function otherTexts(resume: JsonResume, withJobPlaces: boolean): string[] {
  const work = (resume.work ?? []).map(({ location = '', ...job }) => ({
    ...job,
    ...(withJobPlaces && { location }),
  }));
  return textsOf({ ...resume, basics: { ...resume.basics, location: undefined }, work });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
