import { ApiProperty } from '@nestjs/swagger';
import { CareerAnalysisDto } from '../career-insights/career-analysis.dto.ts';
import { GeneratedLetterDto } from '../cover-letters/generated-letter.dto.ts';
import { WordingProposalDto } from '../resumes/wording.dto.ts';
import type { AiJobKind } from '../vocabulary/ai-job-vocabulary.ts';
import { AiJobDto } from './ai-job.dto.ts';

/** A letter that is being written. */
export class CoverLetterJobDto extends AiJobDto {
  @ApiProperty({ description: 'What is made.', enum: ['cover-letter'] })
  override kind!: 'cover-letter';

  @ApiProperty({
    description: 'The letter; null until the job is done.',
    type: GeneratedLetterDto,
    nullable: true,
  })
  override result!: GeneratedLetterDto | null;
}

/** An analysis of a resume that is being made. */
export class ResumeAnalysisJobDto extends AiJobDto {
  @ApiProperty({ description: 'What is made.', enum: ['resume-analysis'] })
  override kind!: 'resume-analysis';

  @ApiProperty({
    description: 'The analysis; null until the job is done.',
    type: CareerAnalysisDto,
    nullable: true,
  })
  override result!: CareerAnalysisDto | null;
}

/** A better wording of one text that is being looked for. */
export class WordingJobDto extends AiJobDto {
  @ApiProperty({ description: 'What is made.', enum: ['wording'] })
  override kind!: 'wording';

  @ApiProperty({
    description: 'The proposal; null until the job is done.',
    type: WordingProposalDto,
    nullable: true,
  })
  override result!: WordingProposalDto | null;
}

/** The job of each kind: `kind` says which one an answer is. */
export const AI_JOB_DTOS = {
  'cover-letter': CoverLetterJobDto,
  'resume-analysis': ResumeAnalysisJobDto,
  wording: WordingJobDto,
} as const satisfies Record<AiJobKind, typeof AiJobDto>;
