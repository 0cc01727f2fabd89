import type { CoverLetterDto, CoverLetterSummaryDto } from '@career/contracts/cover-letters/cover-letter.dto';
import type { CoverLetterVersionDto } from '@career/contracts/cover-letters/cover-letter-version.dto';
import { momentText, type Rowed } from '../../database/prepared.ts';
import type { CoverLetter } from './cover-letter.entity.ts';
import type { CoverLetterVersion } from './cover-letter-version.entity.ts';

export type ListedCoverLetter = Rowed<
  Omit<CoverLetter, 'userId' | 'content' | 'jobUrl' | 'language' | 'creationKey'>
>;

export const toCoverLetterSummaryDto = (letter: ListedCoverLetter): CoverLetterSummaryDto => ({
  id: letter.id,
  jobApplicationId: letter.jobApplicationId ?? null,
  title: letter.title,
  company: letter.company,
  position: letter.position,
  isGenerated: letter.isGenerated,
  version: letter.version,
  createdAt: momentText(letter.createdAt),
  updatedAt: momentText(letter.updatedAt),
});

export const toCoverLetterDto = (letter: CoverLetter): CoverLetterDto => ({
  ...toCoverLetterSummaryDto(letter),
  userId: letter.userId,
  content: letter.content,
  jobUrl: letter.jobUrl,
  language: letter.language ?? null,
});

export const toCoverLetterVersionDto = (version: CoverLetterVersion): CoverLetterVersionDto => ({
  id: version.id,
  coverLetterId: version.coverLetterId,
  version: version.version,
  title: version.title,
  company: version.company,
  position: version.position,
  content: version.content,
  createdAt: version.createdAt.toISOString(),
});
