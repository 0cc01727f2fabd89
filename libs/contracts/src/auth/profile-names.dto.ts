import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Names and phone, as sign-up and profile both ask for them. */
export class ProfileNamesDto {
  @TextField({
    label: 'First name',
    description: 'Given name.',
    example: 'Ada',
    min: { length: LIMITS.nameMin, message: 'First name must be at least 2 characters' },
    max: LIMITS.nameMax,
  })
  firstName!: string;

  @TextField({
    label: 'Last name',
    description: 'Family name.',
    example: 'Obi',
    min: { length: LIMITS.nameMin, message: 'Last name must be at least 2 characters' },
    max: LIMITS.nameMax,
  })
  lastName!: string;

  @TextField({
    label: 'Phone',
    description: 'Telephone number, in any form.',
    example: '0803 123 4567',
    max: LIMITS.phoneMax,
    optional: true,
  })
  phone?: string;
}
