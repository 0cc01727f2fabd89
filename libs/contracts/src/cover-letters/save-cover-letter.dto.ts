import { ChoiceField, FlagField, WholeNumberField } from '../fields/choice-fields.ts';
import { CompanyField, JobUrlField, PositionField } from '../fields/job-fields.ts';
import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../vocabulary/document-languages.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A letter as the person saves it. */
export class SaveCoverLetterDto {
  @TextField({
    label: 'Title',
    description: 'Name of the letter in the person’s list.',
    example: 'Cover Letter for Accountant at Kora Foods Ltd',
    min: { length: 1, message: 'Title is required' },
    max: LIMITS.letterTitleMax,
  })
  title!: string;

  @CompanyField('Employer the letter goes to.')
  company!: string;

  @PositionField()
  position!: string;

  @TextField({
    label: 'Content',
    description: 'The letter itself, paragraphs apart by blank lines.',
    min: { length: 1, message: 'Content is required' },
    max: LIMITS.letterMax,
    verbatim: true,
    example: 'Dear Kora Foods Ltd,\n\nI am applying for the position of Accountant.',
  })
  content!: string;

  @IdField({
    label: 'Job application',
    description: 'Id of the application it belongs to; one of the person’s own.',
    optional: true,
  })
  jobApplicationId?: string | null;

  @JobUrlField()
  jobUrl?: string;

  @ChoiceField({
    label: 'Language',
    description:
      'Language that the letter is written in. Left out, the stored one is kept; a letter without one gets the language that its words say.',
    choices: DOCUMENT_LANGUAGES,
    enumName: 'DocumentLanguage',
    optional: true,
  })
  language?: DocumentLanguage;

  @FlagField({
    label: 'Generate from job',
    description: 'Whether the text was asked for from an application.',
    default: false,
    optional: true,
  })
  generateFromJob?: boolean;

  @FlagField({
    label: 'Is generated',
    description: 'Whether the writer wrote the text first.',
    default: false,
    optional: true,
  })
  isGenerated?: boolean;

  @WholeNumberField({
    label: 'Version',
    description: 'The version that was edited. A save over a newer one is refused with 409.',
    min: 1,
    max: 2_147_483_647,
    example: 1,
    optional: true,
  })
  version?: number;
}
