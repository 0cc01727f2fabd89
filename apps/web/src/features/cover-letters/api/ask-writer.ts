import '../../../shared/api/client.ts';
import { cancelAiJob, generateCoverLetter, getAiJob } from '@career/contracts/client/sdk.gen';
import type {
  AiJobDto,
  GenerateCoverLetterDto,
  GeneratedLetterDto,
} from '@career/contracts/client/types.gen';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiUrl } from '../../../shared/api/api-host.ts';

/** How far the writer is, for the person who waits. */
export interface WritingStage {
  /** What is being done; empty until it starts. */
  text: string;
  /** Per cent. */
  progress: number;
}

interface AskOptions {
  signal: AbortSignal;
  onStage: (stage: WritingStage) => void;
}

const LOOK_AGAIN_MS = 2_000;
const FAILED = 'The letter could not be written. Please try again.';

/** A letter by the writer. Aborting the signal cancels it on the server, too. */
export async function askWriter(
  body: GenerateCoverLetterDto,
  { signal, onStage }: AskOptions,
): Promise<GeneratedLetterDto> {
  const { data, response } = await generateCoverLetter({
    body,
    headers: { Prefer: 'respond-async' },
    signal,
    throwOnError: true,
  });
  if (response.status !== 202) return data as GeneratedLetterDto;
  const job = data as AiJobDto;
  const cancel = (): void => void cancelAiJob({ path: { id: job.id } });
  signal.addEventListener('abort', cancel);
  try {
    return resultOf(await ended(job, { signal, onStage }));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const isOver = ({ state }: AiJobDto): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

function resultOf({ state, result, error }: AiJobDto): GeneratedLetterDto {
  if (state === 'done' && result) return result as unknown as GeneratedLetterDto;
  throw new Error(error ?? FAILED);
}

/** Follows the job by its events; where they do not come through, asks now and then. */
async function ended(job: AiJobDto, { signal, onStage }: AskOptions): Promise<AiJobDto> {
  if (isOver(job)) return job;
  const tell = ({ stage, progress }: AiJobDto): void => onStage({ text: stage, progress });
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
      // A short break of the line loses nothing: the writer goes on.
      const isBreak = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      misses += 1;
      if (!isBreak || misses > 10) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    signal.throwIfAborted();
  }
}
