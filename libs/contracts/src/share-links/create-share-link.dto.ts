import { WholeNumberField } from '../fields/choice-fields.ts';
import { IdField, SlugField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A link to make. */
export class CreateShareLinkDto {
  @IdField({
    label: 'Resume',
    description: 'The resume that the page shows.',
    required: 'Resume is required',
  })
  resumeId!: string;

  @IdField({
    label: 'Application',
    description: 'The application it is for, so that its openings are counted apart.',
    optional: true,
  })
  applicationId?: string | null;

  @SlugField({
    label: 'Address',
    description: `Chosen last part of the address, ${LIMITS.slugMin} to ${LIMITS.slugMax} characters; one that nobody can guess when left out.`,
    example: 'ada-obi-accountant',
    optional: true,
  })
  slug?: string | null;

  @TextField({
    label: 'Password',
    description:
      'What visitors must type to see the page; none when left out. Stored only as an argon2id hash.',
    example: 'green bicycle',
    max: LIMITS.passwordMax,
    verbatim: true,
    optional: true,
  })
  password?: string | null;

  @WholeNumberField({
    label: 'Days',
    description: 'Days until it ends.',
    min: 1,
    max: LIMITS.shareLinkDaysMax,
    example: 30,
  })
  days!: number;
}
