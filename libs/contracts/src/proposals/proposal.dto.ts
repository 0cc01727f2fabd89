import { ApiProperty } from '@nestjs/swagger';
import {
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  type ProposalKind,
  type ProposalState,
} from '../vocabulary/proposal-vocabulary.ts';

/** One text that a proposal changes. */
export class ProposedChangeDto {
  @ApiProperty({ description: 'What is changed, in words.', example: 'Summary' })
  label!: string;

  @ApiProperty({ description: 'What it says now; empty when it is new.', example: 'Accountant in Lagos.' })
  before!: string;

  @ApiProperty({ description: 'What it would say.', example: 'Accountant with two plants in Lagos.' })
  after!: string;
}

/** What an assistant proposes to change. Nothing is changed before the person accepts it. */
export class ProposalDto {
  @ApiProperty({ description: 'Id of the proposal.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'What would be changed or made.',
    enum: [...PROPOSAL_KINDS],
    enumName: 'ProposalKind',
    example: 'resume-text',
  })
  kind!: ProposalKind;

  @ApiProperty({
    description: 'Whether it still waits, and else what became of it.',
    enum: [...PROPOSAL_STATES],
    enumName: 'ProposalState',
    example: 'waiting',
  })
  state!: ProposalState;

  @ApiProperty({ description: 'What it is about, in words.', example: 'Resume “Accountant, Lagos”' })
  title!: string;

  @ApiProperty({
    description: 'Name of the access token that it came with.',
    example: 'My assistant',
  })
  madeBy!: string;

  @ApiProperty({ description: 'Each text it changes, before and after.', type: () => [ProposedChangeDto] })
  changes!: ProposedChangeDto[];

  @ApiProperty({
    description:
      'Id of what was made or changed: a resume, letter, application or saved job, by `kind`; null until it is accepted.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resultId!: string | null;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Until when it can be accepted, ISO 8601 in UTC.', format: 'date-time' })
  expiresAt!: string;
}
