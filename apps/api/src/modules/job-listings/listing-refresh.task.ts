import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { ListingRefreshService } from './listing-refresh.service.ts';

/** Looks every five minutes which sources of listings are due. */
@Injectable()
@ScheduledTask({ name: 'listing-refresh', everyMs: 5 * 60 * 1000 })
export class ListingRefreshTask implements ScheduledTaskRunner {
  constructor(private readonly refresh: ListingRefreshService) {}

  async run(): Promise<string> {
    const reports = await this.refresh.refresh(false);
    const visited = reports.filter(({ outcome }) => outcome !== 'waits');
    if (visited.length === 0) return 'no source is due';
    if (visited.every(({ outcome }) => outcome === 'unreached')) return 'no connection';
    return visited.map(({ source, words }) => `${source}: ${words}`).join('; ');
  }
}
