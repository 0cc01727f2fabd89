import { OptionalEmailField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Somebody on the side of the employer. */
export class ContactDto {
  @TextField({
    label: 'Name',
    description: 'Who it is.',
    example: 'Ngozi Eze',
    min: { length: 1, message: 'Name is required' },
  })
  name!: string;

  @TextField({
    label: 'Role',
    description: 'What the person does there.',
    example: 'Recruiter',
    optional: true,
  })
  role?: string;

  @OptionalEmailField({ label: 'Email', description: 'Address to write to.', example: 'ngozi@example.com' })
  email?: string;

  @TextField({
    label: 'Phone',
    description: 'Telephone number in any form people write it.',
    example: '+234 803 123 4567',
    max: LIMITS.phoneMax,
    optional: true,
  })
  phone?: string;
}
