import { LIMITS } from '../../vocabulary/limits.ts';
import type { FieldDocs, Fields } from '../field.types.ts';

/** Who the resume is about. */
export const PERSONAL_INFO = {
  fullName: {
    kind: 'text',
    label: 'Full name',
    required: true,
    max: LIMITS.nameMax * 2 + 1,
    optional: true,
    unasked: true,
    sheet: 'own',
    json: false,
  },
  firstName: {
    kind: 'text',
    label: 'First name',
    required: true,
    max: LIMITS.nameMax,
    input: { placeholder: 'e.g. Adébáyọ̀', autoComplete: 'given-name' },
    sheet: 'own',
    json: false,
  },
  lastName: {
    kind: 'text',
    label: 'Last name',
    required: true,
    max: LIMITS.nameMax,
    input: { placeholder: 'e.g. Ọláńrewájú', autoComplete: 'family-name' },
    sheet: 'own',
    json: false,
  },
  email: {
    kind: 'email',
    label: 'Email',
    required: 'Valid email is required',
    input: { type: 'email', placeholder: 'you@example.com', autoComplete: 'email' },
    sheet: 'contact',
    json: 'email',
  },
  phone: {
    kind: 'text',
    label: 'Phone',
    max: LIMITS.phoneMax,
    expected: true,
    input: { type: 'tel', placeholder: '+234 803 123 4567', autoComplete: 'tel' },
    sheet: 'contact',
    json: 'phone',
  },
  location: {
    kind: 'text',
    label: 'Location',
    input: { placeholder: 'e.g. Ikeja, Lagos', autoComplete: 'address-level2' },
    sheet: 'contact',
    json: false,
  },
  website: {
    kind: 'web-link',
    label: 'Website',
    input: { placeholder: 'https://example.com', autoComplete: 'url' },
    sheet: { in: 'contact', after: 'linkedin' },
    text: 'contact',
    json: 'url',
  },
  linkedin: {
    kind: 'web-link',
    label: 'LinkedIn',
    input: { placeholder: 'linkedin.com/in/your-name' },
    sheet: 'contact',
    json: false,
  },
  github: {
    kind: 'web-link',
    label: 'GitHub',
    input: { placeholder: 'github.com/your-name' },
    sheet: 'contact',
    json: false,
  },
  professionalTagline: {
    kind: 'text',
    label: 'Professional tagline',
    shortLabel: 'Tagline',
    input: {
      wide: true,
      placeholder: 'e.g. Chartered accountant for fast-growing teams',
      hint: 'One line under your name: what you do and for whom.',
    },
    sheet: 'own',
    json: 'label',
  },
  photoUrl: {
    kind: 'url',
    label: 'Photo URL',
    nullable: true,
    input: {
      control: 'photo',
      type: 'url',
      placeholder: 'https://example.com/portrait.jpg',
      hint: 'Shown by templates with a photo.',
    },
    sheet: 'own',
    text: 'none',
    json: 'image',
  },
} as const satisfies Fields;

export const PERSONAL_INFO_DOCS = {
  fullName: [
    'First and last name together. Built by the server on each save; a sent value is ignored.',
    'Adébáyọ̀ Ọláńrewájú',
  ],
  firstName: ['Given name, as it should stand on the resume.', 'Adébáyọ̀'],
  lastName: ['Family name, as it should stand on the resume.', 'Ọláńrewájú'],
  email: ['Address an employer can write to. Not the address of the account.', 'adebayo@example.com'],
  phone: ['Telephone number in any form people write it.', '+234 803 123 4567'],
  location: ['Town and country.', 'Ikeja, Lagos'],
  website: ['Own site or portfolio.', 'https://adebayo.example'],
  linkedin: ['LinkedIn profile.', 'linkedin.com/in/adebayo'],
  github: ['GitHub profile.', 'github.com/adebayo'],
  professionalTagline: [
    'One line under the name, such as the role sought.',
    'Chartered accountant, food industry',
  ],
  photoUrl: [
    'Address of a portrait, shown by templates with photo support. Null when empty.',
    'https://example.com/portrait.jpg',
  ],
} as const satisfies FieldDocs<typeof PERSONAL_INFO>;
