import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { PicturesService } from './pictures.service.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Removes every day the pictures that nothing has shown for a while. */
@Injectable()
@ScheduledTask({ name: 'picture-sweep', everyMs: DAY })
export class PictureSweepTask implements ScheduledTaskRunner {
  constructor(private readonly pictures: PicturesService) {}

  async run(): Promise<string> {
    return `${await this.pictures.sweep()} unused pictures removed`;
  }
}
