import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../../queue/scheduled-job.ts';
import { TrainingLinksService } from './training-links.service.ts';

const HOUR = 60 * 60 * 1000;

/** Looks every hour for links of courses that were not visited for a week, and visits some. */
@Injectable()
export class TrainingLinkCheckJob implements ScheduledJob {
  readonly name = 'training-link-check';
  readonly everyMs = HOUR;

  constructor(private readonly links: TrainingLinksService) {}

  run(): Promise<string> {
    return this.links.check();
  }
}
