import { TextField } from '../fields/text-field.ts';

/** What a link from a mail carries. */
export class LinkTokenDto {
  @TextField({
    label: 'Link',
    description: 'The value in the address of the link. It works once.',
    example: 'b3BlbiBzZXNhbWU',
    min: { length: 1, message: 'This link is not complete. Please open it from the e-mail again.' },
  })
  token!: string;
}
