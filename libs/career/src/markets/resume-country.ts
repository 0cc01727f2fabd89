import type { CareerGoal } from '@career/contracts/vocabulary/resume-vocabulary';
import { countryOf } from '../jobs/places/place-names.ts';

/** The country a resume is for. */
export interface ResumeAim {
  careerGoal?: CareerGoal | null | undefined;
  targetCountry?: string | null | undefined;
  personalInfo?: { location?: string | null | undefined } | null | undefined;
}

/** The country a resume goes to. */
export interface AimedCountry {
  /** ISO 3166-1 alpha-2; undefined where something is written that no list has. */
  country: string | undefined;
}

/**
 * The country a resume goes to: the one the person aims at, else the one they live in. Of a search at home the place of
 * living says more: what an earlier goal left in the other field is not asked for any more.
 * @returns undefined while neither is written.
 */
export function countryFor({ careerGoal, targetCountry, personalInfo }: ResumeAim): AimedCountry | undefined {
  const target = targetCountry?.trim() ?? '';
  const home = personalInfo?.location?.trim() ?? '';
  const written = (careerGoal === 'local' ? [home, target] : [target, home]).filter((text) => text !== '');
  if (written.length === 0) return undefined;
  return { country: written.map(writtenCountry).find((code) => code !== undefined) };
}

/** Forms are filled in without capitals, too. */
const writtenCountry = (text: string): string | undefined =>
  countryOf(text) ?? countryOf(text.toLocaleUpperCase('en'));
