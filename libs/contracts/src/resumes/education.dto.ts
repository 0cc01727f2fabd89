import { AlsoReads } from '../fields/body-shape.ts';
import { FlagField } from '../fields/choice-fields.ts';
import { MonthOrYearField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';

/** One course of study. */
@AlsoReads({ field: {}, gpa: {} })
export class EducationDto {
  @TextField({
    label: 'Institution',
    description: 'School, college or university.',
    example: 'University of Lagos',
    min: { length: 1, message: 'Institution is required' },
    completeOnly: true,
  })
  institution!: string;

  @TextField({
    label: 'Degree',
    description: 'Qualification gained or sought.',
    example: 'B.Sc.',
    min: { length: 1, message: 'Degree is required' },
    completeOnly: true,
  })
  degree!: string;

  @TextField({
    label: 'Field of study',
    description: 'Subject. The editor calls it field, a name that is accepted too.',
    example: 'Accounting',
    optional: true,
  })
  fieldOfStudy?: string;

  @MonthOrYearField({
    label: 'Start date',
    description: 'First month of study, or the year alone.',
    required: 'Start date is required',
    completeOnly: true,
  })
  startDate!: string;

  @MonthOrYearField({
    label: 'End date',
    description: 'Last month of study, or the year alone; empty while current.',
    optional: true,
    notBefore: {
      field: 'startDate',
      unless: 'current',
      message: 'End date must not be before the start date',
    },
  })
  endDate?: string;

  @FlagField({ label: 'Current', description: 'Still studying there.', default: false, optional: true })
  current?: boolean;

  @TextField({
    label: 'Grade',
    description:
      'Class of degree or grade point average. The editor calls it gpa, a name that is accepted too.',
    example: 'Second class upper',
    optional: true,
  })
  grade?: string;
}
