import type { MatchPostingDto } from '@career/client/types';
import type { LetterForm } from './letter-form.ts';
import { LEAST_POSTING } from './match-text.ts';

/** The posting and the resume to write a letter from; undefined while the posting is too short. */
export function askedPosting(
  { jobApplicationId, resumeId }: LetterForm,
  posting: string,
): MatchPostingDto | undefined {
  const isPasted = posting.length >= LEAST_POSTING;
  if (!isPasted && jobApplicationId === '') return undefined;
  return {
    ...(isPasted ? { jobDescription: posting } : {}),
    ...(jobApplicationId ? { jobApplicationId } : {}),
    ...(resumeId ? { resumeId } : {}),
  };
}
