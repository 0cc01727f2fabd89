/** What metrics say of jobs; the module that owns them answers. */
export abstract class JobCounts {
  abstract byState(): Promise<{ kind: string; state: string; jobs: number }[]>;
  /** How long the job that waits longest has been due, in seconds. */
  abstract oldestWaiting(): Promise<number>;
}
