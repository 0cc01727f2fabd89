// Generated from the JSON Schema by `npm run data`.

/**
 * Written for this product. Every employer and figure is invented.
 */
export interface Samples {
  jobType: 'Local' | 'International' | 'Remote';
  listings: SampleListing[];
}
export interface SampleListing {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: null | string;
  description: string;
  requirements: string;
  tags: string[];
  postedDaysAgo: number;
  /**
   * Days from today to the last day to apply; left out when the posting names none.
   */
  closesInDays?: number;
}
