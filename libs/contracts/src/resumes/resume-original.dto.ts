import { ApiProperty } from '@nestjs/swagger';
import { WholeNumberField } from '../fields/choice-fields.ts';
import { ResumeContentDto } from './resume-content.dto.ts';

/** What has become of an original since a copy in another language was made. */
const ORIGINAL_STATES = ['same', 'changed', 'deleted'] as const;
export type OriginalState = (typeof ORIGINAL_STATES)[number];

/** The resume that a copy in another language was made from. */
export class ResumeOriginalDto {
  @ApiProperty({ description: 'Id of the original.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Title of the original.', example: 'Accountant, Lagos' })
  title!: string;

  @ApiProperty({
    description:
      'Whether the original still says what it said when the copy was made or last marked as up to date. Its look and title do not count.',
    enum: [...ORIGINAL_STATES],
    enumName: 'OriginalState',
  })
  state!: OriginalState;

  @ApiProperty({
    type: 'integer',
    description: 'Version of the original that the copy was compared with.',
    example: 3,
  })
  translatedVersion!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Version of the original now; null when it was deleted.',
    example: 5,
  })
  version!: number | null;

  @ApiProperty({
    description: 'What the original said then; null when that version is no longer kept.',
    type: () => ResumeContentDto,
    nullable: true,
  })
  before!: ResumeContentDto | null;

  @ApiProperty({
    description: 'What the original says now; null when it was deleted.',
    type: () => ResumeContentDto,
    nullable: true,
  })
  now!: ResumeContentDto | null;
}

/** Body that marks a copy in another language as up to date. */
export class FollowOriginalDto {
  @WholeNumberField({
    label: 'Version',
    description: 'The version of the original whose content the copy has now.',
    min: 1,
    max: 2_147_483_647,
    example: 5,
  })
  version!: number;
}
