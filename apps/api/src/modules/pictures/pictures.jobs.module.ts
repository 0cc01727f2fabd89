import { Module } from '@nestjs/common';
import { PictureSweepTask } from './picture-sweep.task.ts';
import { PicturesModule } from './pictures.module.ts';

/** What the worker does for pictures. */
@Module({ imports: [PicturesModule], providers: [PictureSweepTask] })
export class PicturesJobsModule {}
