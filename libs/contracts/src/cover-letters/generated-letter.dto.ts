import { ApiProperty } from '@nestjs/swagger';
import {
  LETTER_LANGUAGES,
  LETTER_NOTES,
  type LetterLanguageCode,
  type LetterNote,
} from '../vocabulary/letter-vocabulary.ts';

/** A fact from the resume that a letter uses. */
export class LetterFactDto {
  @ApiProperty({
    description: 'Field of the resume, as its body spells it.',
    example: 'experience.0.description',
  })
  path!: string;

  @ApiProperty({ description: 'The words of the resume.', example: 'Cut stock losses by 18 %.' })
  quote!: string;
}

/** How much of what a posting asks for the resume meets. */
export class LetterMatchDto {
  @ApiProperty({
    description: 'Requirements that the resume meets.',
    type: 'integer',
    minimum: 0,
    example: 2,
  })
  met!: number;

  @ApiProperty({
    description: 'Requirements that the posting names.',
    type: 'integer',
    minimum: 0,
    example: 9,
  })
  asked!: number;

  @ApiProperty({
    description: 'Lines of the posting that are not met, clipped to 160 characters; at most 12.',
    type: [String],
    example: ['At least five years in manufacturing'],
  })
  unmet!: string[];
}

/** A letter as written, not yet kept. */
export class GeneratedLetterDto {
  @ApiProperty({
    description: 'The letter, paragraphs apart by blank lines.',
    example: 'Dear Kora Foods Ltd,\n\nI am applying for the position of Accountant.',
  })
  content!: string;

  @ApiProperty({
    description: 'Who wrote it: `builtin`, or `llm:` with the name of the model that reworded it.',
    example: 'builtin',
  })
  engine!: string;

  @ApiProperty({
    description: 'Id of the resume that the facts are from, or null without one.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeId!: string | null;

  @ApiProperty({ description: 'The facts of the resume it uses.', type: () => [LetterFactDto] })
  facts!: LetterFactDto[];

  @ApiProperty({
    description: 'Hints in square brackets that the person has to replace.',
    type: [String],
    example: ['[why this company]'],
  })
  blanks!: string[];

  @ApiProperty({
    description:
      'Skills that the posting asks for and the resume does not show; the letter does not claim them.',
    type: [String],
    example: ['QuickBooks'],
  })
  missingSkills!: string[];

  @ApiProperty({
    description:
      'How much of what the posting asks for the resume meets; null without a resume or a posting.',
    type: () => LetterMatchDto,
    nullable: true,
    required: false,
  })
  match?: LetterMatchDto | null;

  @ApiProperty({
    description: 'What the person should know about this letter.',
    enum: [...LETTER_NOTES],
    enumName: 'LetterNote',
    isArray: true,
  })
  notes!: LetterNote[];

  @ApiProperty({
    description: 'Language that the letter is written in.',
    enum: [...LETTER_LANGUAGES],
    enumName: 'LetterLanguage',
    required: false,
  })
  language?: LetterLanguageCode;
}
