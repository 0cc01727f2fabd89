/** Listings on one page of discovery (specification, section 9). */
const LISTINGS_PER_PAGE = 6;
/** Page numbers that the pager shows at once. */
const PAGER_NUMBERS = 5;
/** Characters of a description before it is cut. */
const DESCRIPTION_CHARACTERS = 200;
/** Tags that show before the rest is counted. */
const TAGS_SHOWN = 4;

/** What the search reads. */
export interface SearchedListing {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly jobType: string;
}

export interface ListingFilter {
  /** Words to look for; empty finds everything. */
  readonly search: string;
  /** `all`, or a job type in any case. */
  readonly type: string;
}

/** The first 200 characters plus `...`; a shorter text as it is. An emoji counts as one character and is never halved. */
export function shortDescription(description: string): string {
  // No character takes more than two units, so a longer prefix need not be read.
  const prefix = [...description.slice(0, 2 * (DESCRIPTION_CHARACTERS + 1))];
  if (prefix.length <= DESCRIPTION_CHARACTERS) return description;
  return `${prefix.slice(0, DESCRIPTION_CHARACTERS).join('')}...`;
}

/** The tags that show, and how many do not. */
export function shownTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}

/**
 * The listings whose title, company, location or description holds the search, in any case, and whose type is the
 * chosen one.
 */
export function matchingListings<Listing extends SearchedListing>(
  listings: readonly Listing[],
  { search, type }: ListingFilter,
): Listing[] {
  const wanted = folded(search.trim());
  const wantedType = type.toLowerCase();
  return listings.filter(
    (listing) =>
      (wantedType === 'all' || listing.jobType.toLowerCase() === wantedType) &&
      (wanted === '' ||
        [listing.title, listing.company, listing.location, listing.description].some((text) =>
          folded(text).includes(wanted),
        )),
  );
}

/** Listings by their last day, the soonest first; those without one keep their order at the end. */
export const byDeadline = <Listing extends { readonly expiryDate: string | null }>(
  listings: readonly Listing[],
): Listing[] =>
  listings.toSorted((one, other) => (one.expiryDate ?? '9999').localeCompare(other.expiryDate ?? '9999'));

/** A letter may be typed whole or as letter and mark (`é`); both are the same word. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Pages that so many listings fill; one when there are none. */
export const pageCount = (listings: number): number => Math.max(1, Math.ceil(listings / LISTINGS_PER_PAGE));

/** The page numbers to show: up to five, around the current page, from 1. */
export function pagerWindow(page: number, pages: number): number[] {
  const size = Math.min(PAGER_NUMBERS, pages);
  const middle = page - Math.floor(PAGER_NUMBERS / 2);
  const first = Math.min(Math.max(1, middle), pages - size + 1);
  return Array.from({ length: size }, (_, index) => first + index);
}

/** The listings of one page, counted from 1. */
export function pageOf<Listing>(listings: readonly Listing[], page: number): readonly Listing[] {
  return listings.slice((page - 1) * LISTINGS_PER_PAGE, page * LISTINGS_PER_PAGE);
}
