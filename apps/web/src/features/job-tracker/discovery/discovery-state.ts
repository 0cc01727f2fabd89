import type { ListingFilter } from '@career/career/jobs/listing-display';
import type { ListingOrder } from '@career/contracts/vocabulary/job-vocabulary';

/** What the person is looking at in discovery; it outlives the dialog, so the next look continues where it ended. */
export interface DiscoveryState extends ListingFilter {
  readonly page: number;
  /** Where the person applies from, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null until the person chooses: by match where there is a resume, newest first where there is none. */
  readonly order: ListingOrder | 'match' | null;
  /** Resume that listings are compared with; empty for the last one saved. */
  readonly resumeId: string;
}

/** Most people here search from Nigeria; who has not said where they live can choose another country. */
const USUAL_COUNTRY = 'NG';

export const firstLook = (country: string | null): DiscoveryState => ({
  search: '',
  type: 'all',
  page: 1,
  country: country ?? USUAL_COUNTRY,
  order: null,
  resumeId: '',
});
