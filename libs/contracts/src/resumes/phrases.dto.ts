import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../fields/text-field.ts';

/** What lines are asked for. */
export class PhrasesQueryDto {
  @TextField({
    label: 'Job title',
    description: 'A job title as people write it.',
    example: 'Cashier',
    min: { length: 1, message: 'Job title is required' },
  })
  title!: string;
}

/** A line for a resume that the person makes true. */
export class PhraseDto {
  @ApiProperty({ description: 'Id of the skill that it shows.', example: 'cashiering' })
  skill!: string;

  @ApiProperty({
    description: 'The line, with one blank for a figure that only the person knows.',
    example: 'Served ____ customers a day and answered their questions.',
  })
  text!: string;
}

/** Lines about what people with a job title do. */
export class PhrasesDto {
  @ApiProperty({
    description: 'The occupation that the title was placed in; empty when it was not.',
    example: 'Cashier',
  })
  occupation!: string;

  @ApiProperty({
    description: 'At most six, none when the title was not placed.',
    type: () => PhraseDto,
    isArray: true,
  })
  phrases!: PhraseDto[];
}
