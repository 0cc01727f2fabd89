import { ApiProperty } from '@nestjs/swagger';
import {
  KNOCK_OUT_GATES,
  KNOCK_OUT_REASONS,
  KNOCK_OUT_STATES,
  type KnockOutGate,
  type KnockOutReason,
  type KnockOutState,
} from '../vocabulary/knock-out-vocabulary.ts';

/** What of the person decides a requirement. */
export class KnockOutFactDto {
  @ApiProperty({
    description: 'Field of the resume, as its body spells it; empty for the day of the check.',
    example: 'personalInfo.dateOfBirth',
    maxLength: 200,
  })
  path!: string;

  @ApiProperty({
    description: 'What it comes to, in a few words; clipped to 300 characters.',
    example: 'Born on 12 June 1996: 30 on 31 December 2026',
    maxLength: 300,
  })
  quote!: string;
}

/** One thing that a posting rules people out by, compared with a resume. */
export class KnockOutDto {
  @ApiProperty({
    description: 'What it is about.',
    enum: [...KNOCK_OUT_GATES],
    enumName: 'KnockOutGate',
  })
  gate!: KnockOutGate;

  @ApiProperty({
    description: 'What is asked for, in a few words; clipped to 300 characters.',
    example: 'At most 30 years old on 31 December 2026',
    maxLength: 300,
  })
  asks!: string;

  @ApiProperty({
    description:
      'Post that asks for it, where the posting has several and none of them was chosen; null where all do.',
    type: String,
    nullable: true,
    example: 'Accountant',
    maxLength: 100,
  })
  post!: string | null;

  @ApiProperty({
    description:
      'Sentence of the posting, as it is written; empty where the last day of a listing says it. At most 600 characters.',
    example: 'Applicants must not be older than 30 as at 31 December 2026.',
    maxLength: 600,
  })
  sentence!: string;

  @ApiProperty({
    description:
      '`met`: the person has said as much. `not-met`: they have said otherwise. `unknown`: they have not said it, or what they said cannot be compared.',
    enum: [...KNOCK_OUT_STATES],
    enumName: 'KnockOutState',
  })
  state!: KnockOutState;

  @ApiProperty({
    description: 'Why it is unknown; null where it is not.',
    enum: [...KNOCK_OUT_REASONS],
    enumName: 'KnockOutReason',
    nullable: true,
  })
  reason!: KnockOutReason | null;

  @ApiProperty({
    description: 'What of the person decides it; null when they have said nothing of it.',
    type: () => KnockOutFactDto,
    nullable: true,
  })
  fact!: KnockOutFactDto | null;

  @ApiProperty({
    description: 'Field of the resume where it can be said; null where none can.',
    type: String,
    nullable: true,
    example: 'personalInfo.dateOfBirth',
    maxLength: 200,
  })
  field!: string | null;
}

/** What a posting rules people out by, each compared with a resume. No score uses it. */
export class KnockOutCheckDto {
  @ApiProperty({
    description: 'Id of the resume that was looked through, or null without one.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeId!: string | null;

  @ApiProperty({ description: 'Requirements that are met.', type: 'integer', minimum: 0, example: 1 })
  met!: number;

  @ApiProperty({ description: 'Requirements that are not met.', type: 'integer', minimum: 0, example: 1 })
  notMet!: number;

  @ApiProperty({
    description: 'Requirements of which nothing can be said.',
    type: 'integer',
    minimum: 0,
    example: 2,
  })
  unknown!: number;

  @ApiProperty({
    description: 'The requirements, in the order of the posting; at most 40.',
    type: () => [KnockOutDto],
  })
  knockOuts!: KnockOutDto[];
}
