import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../vocabulary/limits.ts';

/** How far applications came. Each counts once, by the furthest it has ever been. */
export class ApplicationFunnelDto {
  @ApiProperty({ type: 'integer', description: 'Applications sent.', example: 40 })
  applied!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Got an answer: an interview, an offer or a refusal.',
    example: 18,
  })
  answered!: number;

  @ApiProperty({ type: 'integer', description: 'Came to an interview or an offer.', example: 9 })
  interview!: number;

  @ApiProperty({ type: 'integer', description: 'Came to an offer.', example: 2 })
  offer!: number;
}

/** Applications of one week. */
export class ApplicationWeekDto {
  @ApiProperty({ description: 'Its Monday, YYYY-MM-DD.', format: 'date', example: '2026-11-16' })
  monday!: string;

  @ApiProperty({ type: 'integer', description: 'Applications with an applied date in it.', example: 4 })
  applications!: number;
}

/** Applications of one source. */
export class ApplicationSourceDto {
  @ApiProperty({
    description:
      'What the notes name after `Discovered via`, else the site of the posting, else `Not stated`; `Other` sums up the rest.',
    example: 'Remotive',
  })
  source!: string;

  @ApiProperty({ type: 'integer', description: 'Applications from it.', example: 12 })
  applications!: number;

  @ApiProperty({ type: 'integer', description: 'Those that got an answer.', example: 5 })
  answered!: number;
}

/** Figures of a search for work. */
export class ApplicationInsightsDto {
  @ApiProperty({
    type: 'integer',
    description: `Applications the figures are made from: the last added, at most ${LIMITS.insightRows}.`,
    example: 40,
  })
  counted!: number;

  @ApiProperty({ description: 'How far they came.', type: ApplicationFunnelDto })
  funnel!: ApplicationFunnelDto;

  @ApiProperty({ description: 'The last twelve weeks, oldest first.', type: [ApplicationWeekDto] })
  weeks!: readonly ApplicationWeekDto[];

  @ApiProperty({ description: 'Up to eight sources, most used first.', type: [ApplicationSourceDto] })
  sources!: readonly ApplicationSourceDto[];
}
