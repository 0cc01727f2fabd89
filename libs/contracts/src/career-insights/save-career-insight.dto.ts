import { IdField } from '../fields/pattern-fields.ts';
import { CareerAnalysisDto } from './career-analysis.dto.ts';

/** An analysis to keep. Saved twice with the same `generatedAt`, it is kept once. */
export class SaveCareerInsightDto extends CareerAnalysisDto {
  @IdField({
    label: 'Resume',
    description: 'Id of the resume that was analysed.',
    required: 'Please select a resume to analyze.',
  })
  resumeId!: string;
}
