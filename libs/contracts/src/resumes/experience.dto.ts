import { FlagField } from '../fields/choice-fields.ts';
import { MonthOrYearField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** One job held. */
export class ExperienceDto {
  @TextField({
    label: 'Company',
    description: 'Employer.',
    example: 'Kora Foods Ltd',
    min: { length: 1, message: 'Company is required' },
    completeOnly: true,
  })
  company!: string;

  @TextField({
    label: 'Position',
    description: 'Job title held there.',
    example: 'Operations officer',
    min: { length: 1, message: 'Position is required' },
    completeOnly: true,
  })
  position!: string;

  @TextField({ label: 'Location', description: 'Town, country or Remote.', example: 'Aba', optional: true })
  location?: string;

  @MonthOrYearField({
    label: 'Start date',
    description: 'First month in the job, or the year alone.',
    required: 'Start date is required',
    completeOnly: true,
  })
  startDate!: string;

  @MonthOrYearField({
    label: 'End date',
    description: 'Last month in the job, or the year alone; empty while current.',
    optional: true,
    notBefore: {
      field: 'startDate',
      unless: 'current',
      message: 'End date must not be before the start date',
    },
  })
  endDate?: string;

  @FlagField({
    label: 'Current',
    description: 'Still in this job; the end date is then shown as Present.',
    default: false,
    optional: true,
  })
  current?: boolean;

  @TextField({
    label: 'Description',
    description:
      'What was done and achieved. Each line is one statement; a leading dash or bullet is dropped when shown.',
    example: 'Cut delivery cost by ₦450,000 a month by grouping routes.',
    max: LIMITS.descriptionMax,
    optional: true,
    verbatim: true,
  })
  description?: string;
}
