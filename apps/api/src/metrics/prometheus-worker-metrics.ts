import { Counter, Gauge, Histogram } from 'prom-client';
import { Scrape } from './scrape.ts';
import { type RunOutcome, type StartedJob, WorkerMetrics } from './worker-metrics.ts';

const WAIT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const RUN_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const TASK_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Metrics of a worker process. Labels are kinds, outcomes and names of tasks: a handful each, never ids or people. */
export class PrometheusWorkerMetrics extends WorkerMetrics {
  readonly serve: Scrape['answer'];
  private readonly runs: Counter<'kind' | 'outcome'>;
  private readonly durations: Histogram<'kind'>;
  private readonly waits: Histogram<'kind'>;
  private readonly running: Gauge<'kind'>;
  private readonly takeovers: Counter<'kind'>;
  private readonly swept: Counter;
  private readonly tasks: Counter<'task' | 'outcome'>;
  private readonly taskDurations: Histogram<'task'>;

  /** @param token what a scrape must carry. */
  constructor(token: string) {
    super();
    const scrape = new Scrape(token);
    this.serve = scrape.answer;
    const registers = [scrape.registry];
    this.runs = new Counter({
      name: 'ai_job_runs_total',
      help: 'Runs of jobs that ended here: done, failed or cancelled for good; retried, returned by a stopping worker, or lost to another.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.durations = new Histogram({
      name: 'ai_job_run_duration_seconds',
      help: 'Time from taking a job up to the end of the run, however it ended.',
      labelNames: ['kind'],
      buckets: RUN_SECONDS,
      registers,
    });
    this.waits = new Histogram({
      name: 'ai_job_wait_seconds',
      help: 'Time from when a job was due to when it was taken up here.',
      labelNames: ['kind'],
      buckets: WAIT_SECONDS,
      registers,
    });
    this.running = new Gauge({
      name: 'ai_job_runs_underway',
      help: 'Jobs running here now.',
      labelNames: ['kind'],
      registers,
    });
    this.takeovers = new Counter({
      name: 'ai_job_takeovers_total',
      help: 'Jobs taken over from a worker that went silent.',
      labelNames: ['kind'],
      registers,
    });
    this.swept = new Counter({
      name: 'ai_jobs_swept_up_total',
      help: 'Jobs that were due, in no queue, and enqueued again.',
      registers,
    });
    this.tasks = new Counter({
      name: 'scheduled_task_runs_total',
      help: 'Runs of scheduled tasks that ended here.',
      labelNames: ['task', 'outcome'],
      registers,
    });
    this.taskDurations = new Histogram({
      name: 'scheduled_task_duration_seconds',
      help: 'Time a run of a scheduled task took, however it ended.',
      labelNames: ['task'],
      buckets: TASK_SECONDS,
      registers,
    });
  }

  override jobStarted({ kind, waited, takenOver }: StartedJob): (outcome: RunOutcome) => void {
    this.waits.observe({ kind }, waited);
    if (takenOver) this.takeovers.inc({ kind });
    this.running.inc({ kind });
    const measure = this.durations.startTimer({ kind });
    return (outcome) => {
      measure();
      this.running.dec({ kind });
      this.runs.inc({ kind, outcome });
    };
  }

  override jobsRecovered(jobs: number): void {
    this.swept.inc(jobs);
  }

  override taskStarted(task: string): (outcome: 'done' | 'failed') => void {
    const measure = this.taskDurations.startTimer({ task });
    return (outcome) => {
      measure();
      this.tasks.inc({ task, outcome });
    };
  }
}
