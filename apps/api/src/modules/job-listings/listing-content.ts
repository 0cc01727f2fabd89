import { createHash } from 'node:crypto';
import { eligibleCountries } from '@career/career/jobs/eligibility';
import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';

/** A listing as a source gives it. */
export type NewListing = Omit<JobListingDto, 'id'>;

/** What is stored beside what a reader gets. */
export interface ListingExtras {
  openTo: string[];
  searchText: string;
  contentHash: string;
}

/** Works out what the search, the country filter and the comparison of answers need. */
export function listingExtras(listing: NewListing): ListingExtras {
  return {
    openTo: eligibleCountries(listing),
    searchText: [listing.title, listing.company, listing.location, listing.description]
      .join('\n')
      .toLowerCase(),
    contentHash: createHash('sha256')
      .update(JSON.stringify(orderedValues(listing)))
      .digest('base64url'),
  };
}

/** Equal for listings that read the same. */
export const contentHash = (listing: NewListing): string =>
  createHash('sha256')
    .update(JSON.stringify(orderedValues(listing)))
    .digest('base64url');

const orderedValues = (listing: NewListing): unknown[] =>
  Object.entries(listing)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
