import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A posting whose knock-out requirements to compare with a resume before applying. */
export class CheckKnockOutsDto {
  @TextField({
    label: 'Job description',
    description: 'Text of the posting; left out: the one of the application, else of the listing.',
    max: LIMITS.pastedPostingMax,
    optional: true,
    verbatim: true,
    example: 'Not older than 30 as at 31 December 2026. NYSC completed. Minimum of 2:1.',
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
    description: 'Application whose posting is read; one of the person’s own.',
    optional: true,
  })
  jobApplicationId?: string | null;

  @IdField({
    label: 'Job listing',
    description: 'Listing that is read, with its last day to apply.',
    optional: true,
  })
  jobListingId?: string | null;

  @TextField({
    label: 'Position',
    description:
      'Position that the person wants, where the posting has several; left out: the one of the application, else of the listing.',
    optional: true,
    example: 'Accountant',
  })
  position?: string;
}
