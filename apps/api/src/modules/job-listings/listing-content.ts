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
  sameKey: string;
}

/** Works out what the search, the country filter and the comparison of answers need. */
export function listingExtras(listing: NewListing): ListingExtras {
  return {
    openTo: eligibleCountries(listing),
    searchText: [listing.title, listing.company, listing.location, listing.description]
      .join('\n')
      .toLowerCase(),
    contentHash: contentHash(listing),
    sameKey: sameKey(listing),
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

const LEGAL_FORM =
  /\b(?:inc|incorporated|llc|ltd|limited|plc|gmbh|ag|bv|corp|corporation|co|company|nigeria|africa)\b/g;

/** Empty where the company is not named: nothing is the same as that. */
function sameKey({ title, company }: NewListing): string {
  const employer = employerKey(company);
  return employer === '' ? '' : `${employer}|${letters(title)}`.slice(0, 250);
}

/** A name of an employer without case, marks, spaces and legal forms. Never holds `|`. */
export const employerKey = (company: string): string =>
  letters(company).replaceAll(LEGAL_FORM, '').replaceAll(' ', '').slice(0, 200);

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
