import { ApiProperty } from '@nestjs/swagger';

/** Counts over all applications of the person. */
export class ApplicationSummaryDto {
  @ApiProperty({ type: 'integer', description: 'All applications.', example: 12 })
  total!: number;

  @ApiProperty({ type: 'integer', description: 'Applications with status applied.', example: 7 })
  applied!: number;

  @ApiProperty({ type: 'integer', description: 'Applications with status interview.', example: 3 })
  interview!: number;

  @ApiProperty({ type: 'integer', description: 'Applications with status offer.', example: 1 })
  offer!: number;

  @ApiProperty({ type: 'integer', description: 'Applications with status rejected.', example: 1 })
  rejected!: number;

  @ApiProperty({
    description: 'Offers as a share of all applications, whole per cent with its sign.',
    example: '8%',
  })
  successRate!: string;
}
