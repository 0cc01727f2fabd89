import '../../../shared/api/client.ts';
import { proposeWording } from '@career/client/operations';
import type { AiJobDto, AskWordingDto, WordingProposalDto } from '@career/client/types';
import { followJob } from '../../../shared/ai-jobs/follow-job.ts';
import { t } from '../../../shared/language/texts.ts';

const FAILED = t`We found no better wording. Please try again.`;

/** Another wording of a stored text. Aborting the signal cancels it on the server, too. */
export async function askWording(
  body: AskWordingDto,
  signal: AbortSignal,
  onStage: (text: string) => void,
): Promise<WordingProposalDto> {
  const { data, response } = await proposeWording({
    body,
    headers: { Prefer: 'respond-async' },
    signal,
    throwOnError: true,
  });
  if (response.status !== 202) return data as WordingProposalDto;
  const result = await followJob(data as AiJobDto, {
    signal,
    failed: FAILED,
    onStage: ({ text }) => onStage(text),
  });
  return result as WordingProposalDto;
}
