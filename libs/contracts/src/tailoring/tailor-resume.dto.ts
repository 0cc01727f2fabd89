import { TextListField } from '../fields/nested-fields.ts';
import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** The job to tailor a resume to. */
export class CheckTailoringDto {
  @IdField({
    label: 'Resume',
    description: 'Resume to look through; left out: the one of the job, else the last one saved.',
    optional: true,
  })
  resumeId?: string | null;

  @IdField({
    label: 'Saved job',
    description: 'Saved job whose posting is read; one of the person’s own.',
    optional: true,
  })
  savedJobId?: string | null;

  @IdField({
    label: 'Job application',
    description: 'Application whose posting is read; one of the person’s own.',
    optional: true,
  })
  jobApplicationId?: string | null;

  @TextField({
    label: 'Job description',
    description: 'Text of the posting; left out: the one of the saved job or the application.',
    max: LIMITS.pastedPostingMax,
    optional: true,
    verbatim: true,
    example: 'Requirements: five years in accounting, ICAN, Microsoft Excel.',
  })
  jobDescription?: string;
}

/** Body of a tailored copy. */
export class MakeTailoredCopyDto extends CheckTailoringDto {
  @TextListField({
    label: 'Accepted',
    description: 'Ids of the offers that the person accepts; none makes a copy as it is.',
    max: LIMITS.tailoringOffersMax,
    optional: true,
    example: ['skills.0.name=Microsoft Excel'],
  })
  accepted?: string[];
}
