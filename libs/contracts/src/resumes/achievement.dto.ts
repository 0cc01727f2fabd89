import { MonthOrYearField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** One achievement or award. */
export class AchievementDto {
  @TextField({
    label: 'Title',
    description: 'What was achieved.',
    example: 'Best graduating student',
    min: { length: 1, message: 'Title is required' },
    completeOnly: true,
  })
  title!: string;

  @TextField({
    label: 'Description',
    description: 'What it took and what it changed.',
    max: LIMITS.descriptionMax,
    optional: true,
    verbatim: true,
    example: 'First of 210 graduates of the faculty.',
  })
  description?: string;

  @MonthOrYearField({
    label: 'Date',
    description: 'Month of the achievement, or the year alone.',
    optional: true,
  })
  date?: string;
}
