import { Transform } from 'class-transformer';
import { FlagField } from '../fields/choice-fields.ts';
import { TextListField } from '../fields/nested-fields.ts';
import { PageQueryDto } from '../fields/page-query.dto.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Which resumes are listed. */
export class ResumeQueryDto extends PageQueryDto {
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @FlagField({
    label: 'Archived',
    description:
      'True lists what is archived. Left out or false, what is not: archived resumes leave the list.',
    default: false,
    optional: true,
  })
  archived?: boolean;
}

/** How a person keeps a resume in order; none of it is part of the resume, and no version is made. */
export class SaveResumeFilingDto {
  @FlagField({
    label: 'Archived',
    description:
      'True takes the resume off the usual list, false brings it back. Left out, it stays where it is.',
    optional: true,
  })
  archived?: boolean;

  @TextListField({
    label: 'Tags',
    description:
      'Words to find the resume by, instead of those it has. Blank ones and repetitions are left out. Left out, they stay.',
    max: LIMITS.resumeTagsMax,
    lineMax: LIMITS.resumeTagMax,
    example: ['Sent', 'Banking'],
    optional: true,
  })
  tags?: string[];
}
