import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';
import { ListingRefreshService } from './listing-refresh.service.ts';

/** Looks every five minutes which sources of listings are due. */
@Injectable()
export class ListingRefreshJob implements ScheduledJob {
  readonly name = 'listing-refresh';
  readonly everyMs = 5 * 60 * 1000;

  constructor(private readonly refresh: ListingRefreshService) {}

  async run(): Promise<string> {
    const reports = await this.refresh.refresh(false);
    const visited = reports.filter(({ outcome }) => outcome !== 'waits');
    if (visited.length === 0) return 'no source is due';
    return visited.map(({ source, words }) => `${source}: ${words}`).join('; ');
  }
}
