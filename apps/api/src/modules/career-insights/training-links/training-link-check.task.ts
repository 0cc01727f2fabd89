import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../../queue/scheduled-task.decorator.ts';
import { TrainingLinksService } from './training-links.service.ts';

const HOUR = 60 * 60 * 1000;

/** Looks every hour for links of courses that were not visited for a week, and visits some. */
@Injectable()
@ScheduledTask({ name: 'training-link-check', everyMs: HOUR })
export class TrainingLinkCheckTask implements ScheduledTaskRunner {
  constructor(private readonly links: TrainingLinksService) {}

  run(): Promise<string> {
    return this.links.check();
  }
}
