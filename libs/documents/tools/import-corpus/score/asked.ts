import type { JsonResume, Person, School, Work } from '../person.types.ts';
import type { Asked, AskedJob, AskedNames, AskedSchool } from './asked.types.ts';
import { printedDates, printsOngoing } from './date-forms.ts';
import { fold } from './fold.ts';
import type { LayoutFacts } from './layout-facts.ts';
import type { Page } from './page-text.ts';

/** What of a person's resume this page prints, so that nothing else is asked for. */
export function askedOf({ resume, language }: Person, page: Page, facts: LayoutFacts): Asked {
  const { showsPlace } = facts;
  const { basics } = resume;
  const printed = (value: string | undefined): string | undefined =>
    value !== undefined && page.prints(value) ? value : undefined;
  return {
    name: printed(basics.name),
    email: printed(basics.email),
    phone: printed(basics.phone),
    summary: printed(basics.summary),
    location: showsPlace ? locationOf(basics.location ?? {}, language, page) : undefined,
    jobs: jobsOf(resume.work ?? [], page, facts),
    neutralJobs: jobsOf(
      (resume.volunteer ?? []).map(({ organization, ...rest }) => ({
        startDate: '',
        ...rest,
        name: organization,
      })),
      page,
      facts,
    ),
    schools: schoolsOf(resume.education ?? [], page, facts),
    skills: skillsOf(resume, page),
    languages: namesOf(
      (resume.languages ?? []).map((one) => one.language),
      page,
    ),
    certificates: namesOf(
      (resume.certificates ?? []).map((one) => one.name),
      page,
    ),
    awards: {
      ...namesOf(
        (resume.awards ?? []).map((one) => one.title),
        page,
      ),
      // The product has no place for them.
      neutral: [...(resume.projects ?? []), ...(resume.publications ?? [])].map((one) => one.name),
    },
  };
}

const namesOf = (names: readonly string[], page: Page): AskedNames => ({
  asked: [...new Set(names)].filter((name) => page.prints(name)),
  neutral: [],
});

/** Keywords are the skills; the names of groups are asked only where a layout prints no keyword. */
function skillsOf({ skills = [] }: JsonResume, page: Page): AskedNames {
  const keywords = skills.flatMap((skill) => skill.keywords ?? []).filter((word) => page.prints(word));
  const alone = skills.filter((skill) => (skill.keywords ?? []).length === 0).map(({ name }) => name);
  const groups = skills.filter((skill) => (skill.keywords ?? []).length > 0).map(({ name }) => name);
  const asked = keywords.length > 0 ? [...keywords, ...alone] : [...alone, ...groups];
  return { ...namesOf(asked, page), neutral: groups };
}

function jobsOf(work: readonly Work[], page: Page, facts: LayoutFacts): AskedJob[] {
  const dates = datesAsked(page, datesOf(work), facts);
  const saysOngoing = printsOngoing(page);
  // A name that is printed elsewhere on the page must not be asked of a layout that prints no employers.
  const isShown = (values: readonly string[]): boolean =>
    values.filter((value) => page.prints(value)).length * 2 > values.length;
  const showsTitles = isShown(work.map(({ position }) => position));
  const showsEmployers = isShown(work.map(({ name }) => name));
  return work
    .filter((job) => (showsEmployers && page.prints(job.name)) || (showsTitles && page.prints(job.position)))
    .map((job) => ({
      ...(showsTitles && page.prints(job.position) ? { title: job.position } : {}),
      ...(showsEmployers && page.prints(job.name) ? { employer: job.name } : {}),
      start: dates.get(job.startDate),
      end: dates.get(job.endDate ?? ''),
      isOngoing: saysOngoing && job.endDate === undefined && dates.has(job.startDate),
      // A lead of a job is read as the first line of its description.
      bullets: [job.summary, ...(job.highlights ?? [])].filter(
        (line): line is string => line !== undefined && page.prints(line),
      ),
    }));
}

function schoolsOf(schools: readonly School[], page: Page, facts: LayoutFacts): AskedSchool[] {
  const dates = datesAsked(page, datesOf(schools), facts);
  return schools
    .filter((school) => page.prints(school.institution))
    .map(({ institution, studyType, area, startDate, endDate }) => ({
      institution,
      ...(page.prints(studyType) ? { degree: studyType } : {}),
      ...(page.prints(area) ? { field: area } : {}),
      start: dates.get(startDate ?? ''),
      end: dates.get(endDate ?? ''),
    }));
}

const datesAsked = (
  page: Page,
  dates: readonly string[],
  { datesAsTyped }: LayoutFacts,
): Map<string, string> =>
  datesAsTyped ? new Map(dates.filter(Boolean).map((date) => [date, date])) : printedDates(page, dates);

const datesOf = (entries: readonly { startDate?: string; endDate?: string }[]): string[] =>
  entries.flatMap(({ startDate, endDate }) => [startDate, endDate].filter((date) => date !== undefined));

/** The town is asked where it is printed; its region and country where they are printed beside it. */
function locationOf(
  place: NonNullable<JsonResume['basics']['location']>,
  language: string,
  page: Page,
): Asked['location'] {
  const { address = '', postalCode = '', city = '', region = '', countryCode = '' } = place;
  if (city === '' || !page.prints(city)) return undefined;
  const countries = [countryCode, ...countryNames(countryCode, language)].filter(Boolean);
  // A region that is only in the name of an employer elsewhere on the page is no part of the place.
  const isBeside = [`${city} ${region}`, `${city} ${postalCode} ${region}`, `${region} ${city}`].some(
    (form) => page.prints(form),
  );
  const shown = region !== '' && isBeside ? [city, region] : [city];
  const ends = [city, region, `${city} ${region}`, `${city} ${postalCode}`, postalCode].filter((end) =>
    end.trim(),
  );
  const isCountryShown = ends.some((end) => countries.some((country) => page.prints(`${end} ${country}`)));
  const allowed = [address, postalCode, city, region, ...(isCountryShown ? countries : [])];
  return { required: shown, allowed: [...new Set(allowed.flatMap(wordsOf))] };
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function countryNames(code: string, language: string): string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  return [...new Set(['en', language])].map(
    (one) => new Intl.DisplayNames([one], { type: 'region' }).of(code) ?? '',
  );
}
