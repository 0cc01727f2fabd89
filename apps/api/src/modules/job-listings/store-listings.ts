import { today } from '../../clock/today.ts';
import type { JobListingsRepository } from './job-listings.repository.ts';
import { contentHash, type NewListing } from './listing-content.ts';
import type { FoundListing, ListingSource } from './sources/listing-source.ts';

/** Writes what is new or changed, and notes of the rest that it is still there. @returns how many were written. */
export async function storeListings(
  repository: JobListingsRepository,
  { name: source, rank }: Pick<ListingSource, 'name' | 'rank'>,
  found: readonly FoundListing[],
  seenAt: Date,
): Promise<number> {
  const known = await repository.known(
    source,
    found.map(({ externalId }) => externalId),
  );
  const day = today();
  const listings = found.map(
    (listing): NewListing => ({
      ...listing,
      source,
      // A source without dates gives the day it was first seen, which must not move.
      postedDate: listing.postedDate ?? known.get(listing.externalId)?.postedDate ?? day,
    }),
  );
  const changed = listings.filter(
    (listing) => known.get(listing.externalId)?.contentHash !== contentHash(listing),
  );
  await repository.upsert(changed, seenAt, rank);
  const isChanged = new Set(changed);
  await repository.touch(
    source,
    listings.filter((listing) => !isChanged.has(listing)).map(({ externalId }) => externalId),
    seenAt,
  );
  return changed.length;
}
