import { EmailField } from '../fields/pattern-fields.ts';

/** Whose password is forgotten. */
export class AskResetDto {
  @EmailField({
    label: 'Email',
    description: 'Address of the account, in any letter case.',
    example: 'ada@example.com',
    message: 'Please enter a valid email address',
  })
  email!: string;
}
