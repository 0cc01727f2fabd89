import { ApiProperty } from '@nestjs/swagger';
import { LetterFactDto } from '../cover-letters/generated-letter.dto.ts';
import { REQUIREMENT_KINDS, type RequirementKind } from '../vocabulary/letter-vocabulary.ts';
import { TAILORING_STATES, type TailoringState } from '../vocabulary/tailoring-vocabulary.ts';

/** A word of the posting for something that the resume holds already. */
export class TailoringOfferDto {
  @ApiProperty({
    description: 'Names the offer when it is accepted.',
    example: 'skills.0.name=Microsoft Excel',
  })
  id!: string;

  @ApiProperty({ description: 'Field of the resume.', example: 'skills.0.name' })
  path!: string;

  @ApiProperty({ description: 'What the resume says now.', example: 'MS Excel' })
  from!: string;

  @ApiProperty({ description: 'What the posting calls it.', example: 'Microsoft Excel' })
  to!: string;
}

/** One thing that a posting asks for, and what the resume says of it. */
export class TailoringLineDto {
  @ApiProperty({
    description: 'Line of the posting, clipped to 160 characters.',
    example: 'Good knowledge of Microsoft Excel',
  })
  line!: string;

  @ApiProperty({
    description: 'What the line asks for by name; empty when it is the whole line.',
    example: 'Microsoft Excel',
  })
  asks!: string;

  @ApiProperty({
    description: 'How much the posting insists on it.',
    enum: [...REQUIREMENT_KINDS],
    enumName: 'RequirementKind',
  })
  kind!: RequirementKind;

  @ApiProperty({
    description:
      '`shown`: the resume says it. `other-word`: it says it under another word. `missing`: it does not say it. `unclear`: a resume cannot be looked through for it.',
    enum: [...TAILORING_STATES],
    enumName: 'TailoringState',
  })
  state!: TailoringState;

  @ApiProperty({ description: 'What of the resume shows it.', type: () => [LetterFactDto] })
  facts!: LetterFactDto[];

  @ApiProperty({
    description: 'The word of the posting in place of the resume’s, or null.',
    type: () => TailoringOfferDto,
    nullable: true,
  })
  offer!: TailoringOfferDto | null;

  @ApiProperty({
    description: 'Field of the resume where the person can add what is missing if it is true, or null.',
    type: String,
    example: 'skills',
    nullable: true,
  })
  field!: string | null;
}

/** What a resume says of a posting, line by line. Nothing that is missing is ever offered as a claim. */
export class TailoringDto {
  @ApiProperty({
    description: 'Id of the resume that was looked through, or null without one.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeId!: string | null;

  @ApiProperty({ description: 'Title that the copy gets.', example: 'Accountant at Kora Foods Ltd' })
  copyTitle!: string;

  @ApiProperty({
    description: 'The requirements, in the order of the posting; at most 60.',
    type: () => [TailoringLineDto],
  })
  lines!: TailoringLineDto[];
}
