import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { DeletedResumesService } from './deleted-resumes.service.ts';

const HOUR = 60 * 60 * 1000;

/** Removes for good the resumes whose time to be brought back has passed. */
@Injectable()
@ScheduledTask({ name: 'deleted-resumes', everyMs: HOUR })
export class DeletedResumesTask implements ScheduledTaskRunner {
  constructor(private readonly deleted: DeletedResumesService) {}

  async run(): Promise<string> {
    return `${await this.deleted.purge()} deleted resumes removed for good`;
  }
}
