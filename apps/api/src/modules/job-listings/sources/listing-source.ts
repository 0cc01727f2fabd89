import type { NewListing } from '../listing-content.ts';
import type { SourceClient, Validators } from './source-client.ts';

/** A listing as its source gives it, made safe. */
export type FoundListing = Omit<NewListing, 'source' | 'postedDate'> & {
  /** `YYYY-MM-DD`; null when the source does not say. */
  postedDate: string | null;
};

export type SourceAnswer =
  | { isUnchanged: true }
  | {
      isUnchanged: false;
      listings: FoundListing[];
      /** Entries that could not be read or are not safe. */
      rejected: number;
      /** All that the source has: what is missing here is gone. A page or a window of it is not complete. */
      isComplete: boolean;
      validators?: Validators;
    };

/** One place that listings come from. */
export interface ListingSource {
  /** Kept in the database; never changed once deployed. */
  readonly key: string;
  /** `source` of its listings, shown as `Discovered via ...`. */
  readonly name: string;
  /** 0 for the employer's own words, 1 for who gathers those of others; of one posting the lower is shown. */
  readonly rank: number;
  /** Fewest hours between two visits that its operator asks for. */
  readonly minHours: number;
  /** @throws when the answer is not what the source promises; nothing is closed then. */
  read(client: SourceClient, previous: Validators): Promise<SourceAnswer>;
}
