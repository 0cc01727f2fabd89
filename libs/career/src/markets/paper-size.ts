import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import letterPaper from './data/letter-paper.json' with { type: 'json' };
import { countryFor, type ResumeAim } from './resume-country.ts';

const LETTER_COUNTRIES: ReadonlySet<string> = new Set([...letterPaper.countries, ...letterPaper.byCustom]);

/** The paper that printers of a country hold. */
export const paperOf = (country: string | undefined): PageSize =>
  country !== undefined && LETTER_COUNTRIES.has(country) ? 'letter' : 'a4';

/**
 * The paper of a resume's country: A4 but where printers hold Letter.
 * @returns undefined while the resume names no place at all: the template's own size holds.
 */
export function countryPaper(resume: ResumeAim): PageSize | undefined {
  const aim = countryFor(resume);
  return aim && paperOf(aim.country);
}
