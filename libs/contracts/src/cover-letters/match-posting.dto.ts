import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A posting to compare with a resume before a letter is written. */
export class MatchPostingDto {
  @TextField({
    label: 'Job description',
    description: 'Text of the posting; left out: the one of the application.',
    max: LIMITS.pastedPostingMax,
    optional: true,
    verbatim: true,
    example: 'Requirements: five years in accounting, ICAN, QuickBooks.',
  })
  jobDescription?: string;

  @IdField({
    label: 'Resume',
    description: 'Resume to look through; left out: the one of the application, else the last one saved.',
    optional: true,
  })
  resumeId?: string | null;

  @IdField({
    label: 'Job application',
    description: 'Application that is written for; one of the person’s own.',
    optional: true,
  })
  jobApplicationId?: string | null;

  @TextField({
    label: 'Company',
    description: 'Employer; its name in the posting is no requirement.',
    optional: true,
    example: 'Kora Foods Ltd',
  })
  company?: string;

  @TextField({
    label: 'Position',
    description: 'Job title applied for; naming it in the posting is no requirement.',
    optional: true,
    example: 'Accountant',
  })
  position?: string;
}
