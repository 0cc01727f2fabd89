import { ApiProperty } from '@nestjs/swagger';
import { WholeNumberField } from '../fields/choice-fields.ts';
import { field } from '../fields/field.ts';
import { ID_OR_EMPTY_PATTERN } from '../fields/pattern-fields.ts';
import { maxLengthRule, minLengthRule, patternRule, typeRule } from '../fields/text-rules.ts';

/** Texts of a resume that can be reworded. */
const WORDED_FIELD_PATTERN = /^(?:summary|experience\.\d{1,2}\.description)$/;

/** Asks for a better wording of one stored text. */
export class AskWordingDto {
  @field(
    {
      label: 'Resume',
      description: 'Id of the resume that contains the text.',
      example: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
    },
    {
      type: 'string',
      minLength: 1,
      maxLength: 36,
      pattern: ID_OR_EMPTY_PATTERN.source,
      'x-pattern-flags': 'i',
    },
    [
      typeRule('Resume'),
      minLengthRule(1, 'Resume is required'),
      patternRule(ID_OR_EMPTY_PATTERN, 'Resume must be an id'),
      maxLengthRule('Resume', 36),
    ],
  )
  resumeId!: string;

  @field(
    {
      label: 'Field',
      description: 'Where the text is: `summary`, or the description of a job by its position from 0.',
      example: 'experience.0.description',
    },
    { type: 'string', maxLength: 40, pattern: WORDED_FIELD_PATTERN.source },
    [
      typeRule('Field'),
      patternRule(WORDED_FIELD_PATTERN, 'Field must be summary or experience.0.description'),
      maxLengthRule('Field', 40),
    ],
  )
  field!: string;

  @WholeNumberField({
    label: 'Version',
    description: 'Version of the resume that is open; another one is refused with 409.',
    min: 1,
    max: 2_147_483_647,
    example: 3,
    optional: true,
  })
  version?: number;
}

/** Whether wording can be asked for. */
export class WordingHelpDto {
  @ApiProperty({ description: 'True where the operator has set up a language model.' })
  available!: boolean;
}

/** A proposal; nothing is changed until the person takes it. */
export class WordingProposalDto {
  @ApiProperty({ description: 'Where the text is.', example: 'experience.0.description' })
  field!: string;

  @ApiProperty({ description: 'The text as it is stored.', example: 'Responsible for monthly reports' })
  text!: string;

  @ApiProperty({
    description: 'The same facts in other words, checked: no number or name is added or lost.',
    example: 'Wrote the monthly reports of two plants',
  })
  proposal!: string;

  @ApiProperty({
    description: 'Who worded it: `llm:` with the name of the model.',
    example: 'llm:small-model',
  })
  engine!: string;
}
