import { TextField } from '../fields/text-field.ts';

/** A code of the second factor. */
export class CodeDto {
  @TextField({
    label: 'Code',
    description: 'Six digits from the authenticator app, or a backup code. Spaces and hyphens do not matter.',
    example: '123456',
    min: { length: 6, message: 'Please enter the six digits of your authenticator app or a backup code' },
    max: 40,
  })
  code!: string;
}
