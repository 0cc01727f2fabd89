import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { ListingSignsService } from './listing-signs.service.ts';

/** Looks every minute for listings whose signs have not been read. */
@Injectable()
@ScheduledTask({ name: 'listing-signs', everyMs: 60_000 })
export class ListingSignsTask implements ScheduledTaskRunner {
  constructor(private readonly signs: ListingSignsService) {}

  async run(): Promise<string> {
    return `${await this.signs.readNew()} listings read`;
  }
}
