import type { MatchPostingDto } from '@career/contracts/client/types.gen';
import type { LetterForm } from './letter-form.ts';
import { LEAST_POSTING } from './match-text.ts';

/** The posting and the resume that a letter is to be written from; undefined while there is too little of a posting. */
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
