import { setImmediate as breathe } from 'node:timers/promises';
import type { ListingCounts } from '@career/career/insights/analysis.types';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '@career/career/taxonomy/titles';
import { Injectable } from '@nestjs/common';
import { JobListingsService } from '../job-listings/job-listings.service.ts';

const KEPT_MS = 60 * 60 * 1000;
const PERIOD_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const TITLES_AT_ONCE = 50;

/** How many openings each industry had lately, from our own listings; counted again once an hour. */
@Injectable()
export class ListingGrowth {
  private known: { until: number; counts: Promise<ListingCounts> } | undefined;

  constructor(private readonly listings: JobListingsService) {}

  counts(): Promise<ListingCounts> {
    const now = Date.now();
    if (!this.known || this.known.until < now) {
      const counts = this.count(now);
      this.known = { until: now + KEPT_MS, counts };
      counts.catch(() => {
        this.known = undefined;
      });
    }
    return this.known.counts;
  }

  private async count(now: number): Promise<ListingCounts> {
    const day = (daysAgo: number): string => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const titles = await this.listings.countTitles(day(2 * PERIOD_DAYS), day(PERIOD_DAYS));
    const counts: Record<string, { recent: number; before: number }> = {};
    for (const [place, { title, recent, before }] of titles.entries()) {
      // Placing titles is work for the processor; others get their turn in between.
      if (place % TITLES_AT_ONCE === TITLES_AT_ONCE - 1) await breathe();
      const [match] = resolveTitle(title);
      if (!match || match.confidence < TITLE_CONFIDENCE_FLOOR) continue;
      const { industry } = match.occupation;
      const sum = counts[industry] ?? { recent: 0, before: 0 };
      counts[industry] = { recent: sum.recent + recent, before: sum.before + before };
    }
    return counts;
  }
}
