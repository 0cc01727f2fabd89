import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';

/** Whether a posting takes people of a country, as far as its own words say. */
export type EligibilityVerdict = 'eligible' | 'restricted' | 'unclear';

/** The parts of a listing that are read. */
export interface EligibilityText {
  title: string;
  location: string;
  description: string;
  requirements?: string;
  jobType: JobType;
}

export interface Eligibility {
  verdict: EligibilityVerdict;
  /** The words of the posting that say so, exactly; null when nothing does. */
  sentence: string | null;
}
