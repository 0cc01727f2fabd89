import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';

/** One invented opening. Days count from the day the product starts, so the list never looks old. */
export interface SampleListing {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: string | null;
  description: string;
  requirements: string;
  tags: string[];
  postedDaysAgo: number;
  /** Days from today to the last day to apply; left out when the posting names none. */
  closesInDays?: number;
}

export type SampleListings = { jobType: JobType; listings: SampleListing[] };
