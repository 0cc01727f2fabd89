import { IdField } from '../fields/pattern-fields.ts';

/** A review link to make. */
export class CreateReviewLinkDto {
  @IdField({ label: 'Resume', description: 'The resume to review.', required: 'Resume is required' })
  resumeId!: string;
}
