import type { MarketId } from '@career/contracts/vocabulary/market-vocabulary';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';
import { MARKET_PROFILES, profileById } from './market-profiles.ts';
import { countryFor, type ResumeAim } from './resume-country.ts';

/** A resume as far as its market depends on it. */
export interface MarketedResume extends ResumeAim {
  designOptions?: { targetMarket?: MarketId | null | undefined } | null | undefined;
}

/** The market that a resume's goal and countries name. */
export function marketByGoal(resume: ResumeAim): MarketProfile | undefined {
  const country = countryFor(resume)?.country;
  const isAnywhere = resume.careerGoal === 'remote' && !resume.targetCountry?.trim();
  if (isAnywhere) return profileById('remote');
  return country === undefined
    ? undefined
    : MARKET_PROFILES.find(({ countries }) => countries.includes(country));
}

/** The market a resume is for: the one chosen for this copy, else that of its goal. */
export const marketOf = (resume: MarketedResume): MarketProfile | undefined =>
  profileById(resume.designOptions?.targetMarket) ?? marketByGoal(resume);
