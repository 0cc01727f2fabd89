import { ChoiceField } from '../fields/choice-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LANGUAGE_PROFICIENCIES, type LanguageProficiency } from '../vocabulary/resume-vocabulary.ts';

/** One language spoken. */
export class LanguageDto {
  @TextField({
    label: 'Language',
    description: 'Name of the language.',
    example: 'Yorùbá',
    min: { length: 1, message: 'Language is required' },
    completeOnly: true,
  })
  language!: string;

  @ChoiceField({
    label: 'Proficiency',
    description: 'How well it is spoken.',
    choices: LANGUAGE_PROFICIENCIES,
    enumName: 'LanguageProficiency',
    default: 'intermediate',
  })
  proficiency!: LanguageProficiency;
}
