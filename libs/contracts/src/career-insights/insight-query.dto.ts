import { PageQueryDto } from '../fields/page-query.dto.ts';
import { IdField } from '../fields/pattern-fields.ts';

/** Which saved analyses are asked for. */
export class InsightQueryDto extends PageQueryDto {
  @IdField({ label: 'Resume', description: 'Only those of this resume.', optional: true })
  resumeId?: string;
}

/** Whose scores are asked for. */
export class ScoreHistoryQueryDto {
  @IdField({ label: 'Resume', description: 'Id of the resume.', required: 'Resume is required' })
  resumeId!: string;
}
