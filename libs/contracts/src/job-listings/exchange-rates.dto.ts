import { ApiProperty } from '@nestjs/swagger';

/** What one unit of a currency is worth. */
export class ExchangeRateDto {
  @ApiProperty({ description: 'ISO 4217 code.', example: 'USD' })
  currency!: string;

  @ApiProperty({ description: 'Naira for one unit.', example: 1520.5 })
  naira!: number;
}

/** The rates that the operator configured, to show pay in naira. None is ever made up. */
export class ExchangeRatesDto {
  @ApiProperty({
    description: 'Day the rates are of, YYYY-MM-DD; null when none are configured.',
    type: String,
    format: 'date',
    nullable: true,
  })
  date!: string | null;

  @ApiProperty({
    description: 'Who published them, for people to read; empty when not said.',
    example: 'Central Bank of Nigeria',
  })
  source!: string;

  @ApiProperty({ description: 'Rates by currency; empty when none are configured.', type: [ExchangeRateDto] })
  rates!: ExchangeRateDto[];
}
