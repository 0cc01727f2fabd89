import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';
import { DeletedResumesService } from './deleted-resumes.service.ts';

const HOUR = 60 * 60 * 1000;

/** Removes for good the resumes whose time to be brought back has passed. */
@Injectable()
export class DeletedResumesJob implements ScheduledJob {
  readonly name = 'deleted-resumes';
  readonly everyMs = HOUR;

  constructor(private readonly deleted: DeletedResumesService) {}

  async run(): Promise<string> {
    return `${await this.deleted.purge()} deleted resumes removed for good`;
  }
}
