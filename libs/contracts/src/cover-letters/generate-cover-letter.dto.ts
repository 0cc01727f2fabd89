import { ChoiceField } from '../fields/choice-fields.ts';
import { CompanyField, PositionField } from '../fields/job-fields.ts';
import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import {
  LETTER_LANGUAGES,
  LETTER_SPELLINGS,
  LETTER_TONES,
  type LetterLanguageCode,
  type LetterSpelling,
  type LetterTone,
} from '../vocabulary/letter-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** What a letter is asked for. The first three fields are enough. */
export class GenerateCoverLetterDto {
  @CompanyField('Employer the letter goes to.')
  company!: string;

  @PositionField()
  position!: string;

  @TextField({
    label: 'Job description',
    description: 'Text of the posting; the letter answers what it asks for.',
    max: LIMITS.pastedPostingMax,
    optional: true,
    verbatim: true,
    example: 'Accountant for a food company in Lagos. You know QuickBooks and Excel.',
  })
  jobDescription?: string;

  @IdField({
    label: 'Resume',
    description:
      'Resume to take the facts from; left out: the one of the application, else the last one saved.',
    optional: true,
  })
  resumeId?: string | null;

  @IdField({
    label: 'Job application',
    description: 'Application the letter belongs to; one of the person’s own.',
    optional: true,
  })
  jobApplicationId?: string | null;

  @ChoiceField({
    label: 'Tone',
    description: 'How the letter sounds.',
    choices: LETTER_TONES,
    enumName: 'LetterTone',
    default: 'formal',
    optional: true,
  })
  tone?: LetterTone;

  @ChoiceField({
    label: 'Spelling',
    description: 'Which English it is spelled in.',
    choices: LETTER_SPELLINGS,
    enumName: 'LetterSpelling',
    default: 'british',
    optional: true,
  })
  spelling?: LetterSpelling;

  @ChoiceField({
    label: 'Language',
    description:
      'Language of the letter; left out, that of the resume where letters are written in it, else English.',
    choices: LETTER_LANGUAGES,
    enumName: 'LetterLanguage',
    optional: true,
  })
  language?: LetterLanguageCode;
}
