import type { CoverLetterDto, CoverLetterSummaryDto } from '@career/contracts/cover-letters/cover-letter.dto';
import type { CoverLetter } from './cover-letter.entity.ts';

export type ListedCoverLetter = Omit<CoverLetter, 'userId' | 'content' | 'jobUrl' | 'creationKey'>;

export const toCoverLetterSummaryDto = (letter: ListedCoverLetter): CoverLetterSummaryDto => ({
  id: letter.id,
  jobApplicationId: letter.jobApplicationId ?? null,
  title: letter.title,
  company: letter.company,
  position: letter.position,
  isGenerated: letter.isGenerated,
  version: letter.version,
  createdAt: letter.createdAt.toISOString(),
  updatedAt: letter.updatedAt.toISOString(),
});

export const toCoverLetterDto = (letter: CoverLetter): CoverLetterDto => ({
  ...toCoverLetterSummaryDto(letter),
  userId: letter.userId,
  content: letter.content,
  jobUrl: letter.jobUrl,
});
