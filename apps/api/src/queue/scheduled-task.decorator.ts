import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

export interface TaskSchedule {
  /** Names the task in the queue, the log and the metrics; never changed once deployed. */
  name: string;
  /** Milliseconds between two runs, over all worker processes together. */
  everyMs: number;
}

/** Work that the workers repeat. Running it twice must do no harm: a queue may deliver more than once. */
export interface ScheduledTaskRunner {
  /** @returns a short summary for the log. */
  run(): Promise<string>;
}

/** Metadata of `ScheduledTask`, for the processor that discovers the tasks. */
export const TaskScheduleOf = DiscoveryService.createDecorator<TaskSchedule>();

/** Makes a provider of the worker a task that runs on a schedule. */
export const ScheduledTask =
  (schedule: TaskSchedule) =>
  (task: Type<ScheduledTaskRunner>): void => {
    TaskScheduleOf(schedule)(task);
  };
