import { ApiProperty, OmitType } from '@nestjs/swagger';
import { CareerAnalysisDto } from './career-analysis.dto.ts';

/** A saved analysis in the list, without how its score was worked out. */
export class CareerInsightSummaryDto extends OmitType(CareerAnalysisDto, [
  'breakdown',
  'keywordCoverage',
  'generatedAt',
] as const) {
  @ApiProperty({ description: 'Id of the saved analysis.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Id of the resume.', format: 'uuid' })
  resumeId!: string;

  @ApiProperty({ description: 'When the analysis was made, ISO 8601 in UTC.', format: 'date-time' })
  generatedAt!: string;

  @ApiProperty({ description: 'When it was saved, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** A saved analysis. */
export class CareerInsightDto extends OmitType(CareerAnalysisDto, ['generatedAt'] as const) {
  @ApiProperty({ description: 'Id of the saved analysis.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({ description: 'Id of the resume.', format: 'uuid' })
  resumeId!: string;

  @ApiProperty({ description: 'When the analysis was made, ISO 8601 in UTC.', format: 'date-time' })
  generatedAt!: string;

  @ApiProperty({ description: 'When it was saved, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** One point of the score history of a resume. */
export class InsightScoreDto {
  @ApiProperty({ description: 'Id of the saved analysis.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'When the analysis was made, ISO 8601 in UTC.', format: 'date-time' })
  generatedAt!: string;

  @ApiProperty({ type: 'integer', description: 'Score, 0 to 100.', example: 78 })
  score!: number;

  @ApiProperty({ description: 'Version of the checklist; empty when it was not sent.', example: '1.0' })
  rubricVersion!: string;

  @ApiProperty({ description: 'Title of the target; empty when there was none.', example: 'Accountant' })
  target!: string;
}
