import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../../queue/scheduled-task.decorator.ts';
import { ConnectedAppsRepository } from './connected-apps.repository.ts';

/** Removes connections of apps that nobody used, with their tokens. It can run late: what expired opens nothing. */
@Injectable()
@ScheduledTask({ name: 'connected-apps', everyMs: 60 * 60 * 1_000 })
export class ConnectedAppsTask implements ScheduledTaskRunner {
  constructor(private readonly apps: ConnectedAppsRepository) {}

  async run(): Promise<string> {
    return `removed ${await this.apps.purge()} connected apps that are over`;
  }
}
