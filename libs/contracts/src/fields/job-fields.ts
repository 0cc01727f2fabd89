import { UrlField } from './pattern-fields.ts';
import { TextField } from './text-field.ts';

/** The employer that an application or a letter is for. */
export const CompanyField = (description: string): PropertyDecorator =>
  TextField({
    label: 'Company',
    description,
    example: 'Kora Foods Ltd',
    min: { length: 1, message: 'Company is required' },
  });

/** The job title that an application or a letter is for. */
export const PositionField = (): PropertyDecorator =>
  TextField({
    label: 'Position',
    description: 'Job title applied for.',
    example: 'Accountant',
    min: { length: 1, message: 'Position is required' },
  });

/** Address of the posting; may be empty. */
export const JobUrlField = (): PropertyDecorator =>
  UrlField({
    label: 'Job URL',
    description: 'Address of the posting.',
    example: 'https://example.com/jobs/42',
  });
