import { FlagField, WholeNumberField } from '../fields/choice-fields.ts';
import { ResumeContentDto } from './resume-content.dto.ts';

/** Body of a save, whole: what is left out is stored as empty. */
export class SaveResumeDto extends ResumeContentDto {
  @FlagField({
    label: 'Draft',
    description:
      'True stores an unfinished resume: required fields may be empty and formats unfinished. Left out or false, every rule holds.',
    default: false,
    optional: true,
  })
  isDraft?: boolean;

  @WholeNumberField({
    label: 'Version',
    description:
      'The version that was edited. A save over a newer one is refused with 409. Left out, the save goes through and is logged as unguarded.',
    min: 1,
    max: 2_147_483_647,
    example: 3,
    optional: true,
  })
  version?: number;

  @FlagField({
    label: 'Keep version',
    description:
      'Whether this save keeps a snapshot among the versions of the resume. Left out, a complete save keeps one and a draft does not.',
    optional: true,
  })
  keepVersion?: boolean;
}
