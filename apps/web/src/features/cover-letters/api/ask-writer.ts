import '../../../shared/api/client.ts';
import { generateCoverLetter } from '@career/client/operations';
import type { AiJobDto, GenerateCoverLetterDto, GeneratedLetterDto } from '@career/client/types';
import { followJob, type JobStage } from '../../../shared/ai-jobs/follow-job.ts';
import { t } from '../../../shared/language/texts.ts';

/** How far the writer is, for the person who waits. */
export type WritingStage = JobStage;

interface AskOptions {
  signal: AbortSignal;
  onStage: (stage: WritingStage) => void;
}

const FAILED = t`We could not write the letter. Please try again.`;

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
  const result = await followJob(data as AiJobDto, { signal, onStage, failed: FAILED });
  return result as GeneratedLetterDto;
}
