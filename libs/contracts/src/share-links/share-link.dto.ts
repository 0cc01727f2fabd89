import { ApiProperty } from '@nestjs/swagger';
import { LINK_STATES, type LinkState } from '../vocabulary/share-vocabulary.ts';

/** How often a shared page was opened on a day. Nothing else is counted. */
export class ShareLinkDayDto {
  @ApiProperty({ description: 'The day, in UTC.', format: 'date', example: '2026-11-23' })
  day!: string;

  @ApiProperty({
    description: 'Times the page was opened, without known robots.',
    type: 'integer',
    example: 3,
  })
  count!: number;
}

/** A page of a resume that anybody with its address can open. */
export class ShareLinkDto {
  @ApiProperty({ description: 'Id of the link.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The resume that the page shows.', format: 'uuid' })
  resumeId!: string;

  @ApiProperty({
    description: 'The application it was made for; null where there is none.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  applicationId!: string | null;

  @ApiProperty({ description: 'Last part of the address.', example: 'ada-obi-accountant' })
  slug!: string;

  @ApiProperty({
    description: 'The whole address.',
    example: 'https://toolkit.example/r/ada-obi-accountant',
  })
  url!: string;

  @ApiProperty({
    description: 'Whether it opens the page, and else why not.',
    enum: [...LINK_STATES],
    enumName: 'LinkState',
    example: 'open',
  })
  state!: LinkState;

  @ApiProperty({ description: 'Whether the page asks for a password.' })
  hasPassword!: boolean;

  @ApiProperty({
    description: 'Whether visitors can download a PDF: one was sent, and the resume has not changed since.',
  })
  hasDownload!: boolean;

  @ApiProperty({
    description: 'Whether a PDF was sent that is older than the resume, and so is not given out.',
  })
  isFileOld!: boolean;

  @ApiProperty({
    description: 'Times the page was opened, without known robots.',
    type: 'integer',
    example: 7,
  })
  openings!: number;

  @ApiProperty({
    description: 'The same by day, last day first; at most 31 days.',
    type: () => [ShareLinkDayDto],
  })
  days!: ShareLinkDayDto[];

  @ApiProperty({ description: 'When it ends, ISO 8601 in UTC.', format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
