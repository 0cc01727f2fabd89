/** Work that the workers repeat on a schedule. Running it twice must do no harm: a queue may deliver more than once. */
export interface ScheduledJob {
  /** Names the job in the queue and in the log; never changed once deployed. */
  readonly name: string;
  /** Milliseconds between two runs, over all worker processes together. */
  readonly everyMs: number;
  /** @returns a short account for the log. */
  run(): Promise<string>;
}
