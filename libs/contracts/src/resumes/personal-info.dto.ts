import { EmailField, UrlField, WebLinkField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Who the resume is about and how to reach them. */
export class PersonalInfoDto {
  @TextField({
    label: 'Full name',
    description: 'First and last name together. Built by the server on each save; a sent value is ignored.',
    example: 'Adébáyọ̀ Ọláńrewájú',
    min: { length: 1, message: 'Full name is required' },
    max: LIMITS.nameMax * 2 + 1,
    completeOnly: true,
    optional: true,
  })
  fullName?: string;

  @TextField({
    label: 'First name',
    description: 'Given name, as it should stand on the resume.',
    example: 'Adébáyọ̀',
    min: { length: 1, message: 'First name is required' },
    max: LIMITS.nameMax,
    completeOnly: true,
  })
  firstName!: string;

  @TextField({
    label: 'Last name',
    description: 'Family name, as it should stand on the resume.',
    example: 'Ọláńrewájú',
    min: { length: 1, message: 'Last name is required' },
    max: LIMITS.nameMax,
    completeOnly: true,
  })
  lastName!: string;

  @EmailField({
    label: 'Email',
    description: 'Address an employer can write to. Not the address of the account.',
    example: 'adebayo@example.com',
    message: 'Valid email is required',
    completeOnly: true,
  })
  email!: string;

  @TextField({
    label: 'Phone',
    description: 'Telephone number in any form people write it.',
    example: '+234 803 123 4567',
    max: LIMITS.phoneMax,
    optional: true,
  })
  phone?: string;

  @TextField({ label: 'Location', description: 'Town and country.', example: 'Ikeja, Lagos', optional: true })
  location?: string;

  @WebLinkField({
    label: 'Website',
    description: 'Own site or portfolio.',
    example: 'https://adebayo.example',
  })
  website?: string;

  @WebLinkField({ label: 'LinkedIn', description: 'LinkedIn profile.', example: 'linkedin.com/in/adebayo' })
  linkedin?: string;

  @WebLinkField({ label: 'GitHub', description: 'GitHub profile.', example: 'github.com/adebayo' })
  github?: string;

  @TextField({
    label: 'Professional tagline',
    description: 'One line under the name, such as the role sought.',
    example: 'Chartered accountant, food industry',
    optional: true,
  })
  professionalTagline?: string;

  @UrlField({
    label: 'Photo URL',
    description: 'Address of a portrait, shown by templates with photo support. Null when empty.',
    example: 'https://example.com/portrait.jpg',
  })
  photoUrl?: string | null;
}
