import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../fields/text-field.ts';

/** An employer whose listings a person does not want to see. */
export class HideEmployerDto {
  @TextField({
    label: 'Company',
    description: 'Name of the employer as a listing gives it; case, marks and legal forms do not matter.',
    min: { length: 1, message: 'Company is required' },
    example: 'Kora Foods Ltd',
  })
  company!: string;
}

/** A hidden employer. */
export class HiddenEmployerDto {
  @ApiProperty({ description: 'Id, to show the employer again.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name it was hidden by.', example: 'Kora Foods Ltd' })
  company!: string;
}
