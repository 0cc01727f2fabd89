import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import type { NewListing } from '../listing-content.ts';
import internationalSamples from './international.json' with { type: 'json' };
import localSamples from './local.json' with { type: 'json' };
import remoteSamples from './remote.json' with { type: 'json' };

const DAY = 24 * 60 * 60 * 1000;

/** The invented openings with dates counted from `today` (`YYYY-MM-DD`). None carries a link: there is nothing behind it. */
export function sampleListings(today: string): NewListing[] {
  return [localSamples, internationalSamples, remoteSamples].flatMap(({ jobType, listings }) =>
    listings.map(({ id, postedDaysAgo, closesInDays, ...listing }) => ({
      ...listing,
      jobType,
      externalId: id,
      source: SAMPLE_LISTING_SOURCE,
      url: null,
      postedDate: shiftDay(today, -postedDaysAgo),
      expiryDate: closesInDays === undefined ? null : shiftDay(today, closesInDays),
    })),
  );
}

const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
