import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { JobAlertsService } from './job-alerts.service.ts';

const HALF_HOUR = 30 * 60 * 1000;

/** Looks every half hour for people with new jobs in their searches. */
@Injectable()
@ScheduledTask({ name: 'job-alerts', everyMs: HALF_HOUR })
export class JobAlertTask implements ScheduledTaskRunner {
  constructor(private readonly alerts: JobAlertsService) {}

  async run(): Promise<string> {
    return `${await this.alerts.tellAll()} people got a mail about new jobs`;
  }
}
