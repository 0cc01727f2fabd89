import { ApiProperty } from '@nestjs/swagger';
import {
  MATCH_STRENGTHS,
  type MatchStrength,
  REQUIREMENT_KINDS,
  REQUIREMENT_STATES,
  type RequirementKind,
  type RequirementState,
} from '../vocabulary/letter-vocabulary.ts';
import { LetterFactDto } from './generated-letter.dto.ts';

/** One thing that a posting asks for. */
export class MatchedRequirementDto {
  @ApiProperty({
    description: 'Line of the posting, clipped to 160 characters.',
    example: 'Five years in accounting and ICAN membership',
  })
  line!: string;

  @ApiProperty({
    description: 'What the line asks for by name; empty when it is the whole line.',
    example: 'ICAN membership',
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
      '`met`: the resume says as much. `unmet`: it does not. `unknown`: a resume cannot be looked through for it.',
    enum: [...REQUIREMENT_STATES],
    enumName: 'RequirementState',
  })
  state!: RequirementState;

  @ApiProperty({ description: 'What of the resume meets it.', type: () => [LetterFactDto] })
  facts!: LetterFactDto[];
}

/** How much of a posting a resume meets, before a letter is written. */
export class PostingMatchDto {
  @ApiProperty({
    description: 'Id of the resume that was looked through, or null without one.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeId!: string | null;

  @ApiProperty({ description: 'Requirements that are met.', type: 'integer', minimum: 0, example: 2 })
  met!: number;

  @ApiProperty({ description: 'Requirements in all.', type: 'integer', minimum: 0, example: 9 })
  asked!: number;

  @ApiProperty({
    description: 'What the two numbers come to; `unknown` of fewer than three requirements.',
    enum: [...MATCH_STRENGTHS],
    enumName: 'MatchStrength',
  })
  strength!: MatchStrength;

  @ApiProperty({
    description: 'The requirements, in the order of the posting; at most 60.',
    type: () => [MatchedRequirementDto],
  })
  requirements!: MatchedRequirementDto[];
}
