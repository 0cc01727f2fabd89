import '../api/client.ts';
import { cancelAiJob, getAiJob } from '@career/client/operations';
import type { AiJobDto } from '@career/client/types';
import { ApiError } from '../api/api-error.ts';
import { apiUrl } from '../api/api-host.ts';

/** How far a job is, for the person who waits. */
export interface JobStage {
  /** What is being done; empty until it starts. */
  text: string;
  /** Per cent. */
  progress: number;
  /** Beginning of the text that is being written, where a model writes it. */
  draft?: string;
}

interface FollowOptions {
  signal: AbortSignal;
  onStage: (stage: JobStage) => void;
  /** What to say of a job that failed without a word. */
  failed: string;
}

const LOOK_AGAIN_MS = 2_000;

/** The result of a job once it has ended. Aborting the signal cancels it on the server, too. */
export async function followJob(job: AiJobDto, { failed, ...options }: FollowOptions): Promise<object> {
  const cancel = (): void => void cancelAiJob({ path: { id: job.id } });
  options.signal.addEventListener('abort', cancel);
  try {
    const { state, result, error } = await ended(job, options);
    if (state === 'done' && result) return result;
    throw new Error(error ?? failed);
  } finally {
    options.signal.removeEventListener('abort', cancel);
  }
}

const isOver = ({ state }: AiJobDto): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

/** Follows the job by its events; where they do not come through, asks now and then. */
async function ended(job: AiJobDto, { signal, onStage }: Omit<FollowOptions, 'failed'>): Promise<AiJobDto> {
  if (isOver(job)) return job;
  const tell = ({ stage, progress, draft }: AiJobDto): void =>
    onStage({ text: stage, progress, ...(draft ? { draft } : {}) });
  tell(job);
  return (await byEvents(job.id, signal, tell)) ?? (await byAsking(job.id, signal, tell));
}

function byEvents(
  id: string,
  signal: AbortSignal,
  tell: (job: AiJobDto) => void,
): Promise<AiJobDto | undefined> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(apiUrl(`/api/ai-jobs/${id}/events`), { withCredentials: true });
    const stop = (): void => {
      events.close();
      signal.removeEventListener('abort', abort);
    };
    const abort = (): void => {
      stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const job = JSON.parse(data) as AiJobDto;
      tell(job);
      if (!isOver(job)) return;
      stop();
      resolve(job);
    };
    events.onerror = () => {
      stop();
      resolve(undefined);
    };
  });
}

async function byAsking(id: string, signal: AbortSignal, tell: (job: AiJobDto) => void): Promise<AiJobDto> {
  let misses = 0;
  for (;;) {
    try {
      const { data } = await getAiJob({ path: { id }, signal, throwOnError: true });
      misses = 0;
      tell(data);
      if (isOver(data)) return data;
    } catch (error) {
      // A short break of the line loses nothing: the worker continues.
      const isBreak = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      misses += 1;
      if (!isBreak || misses > 10) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    signal.throwIfAborted();
  }
}
