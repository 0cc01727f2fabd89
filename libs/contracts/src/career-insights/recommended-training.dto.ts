import { ChoiceField } from '../fields/choice-fields.ts';
import { TextListField } from '../fields/nested-fields.ts';
import { DateField, UrlField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import {
  COURSE_COSTS,
  COURSE_DATA_NEEDS,
  COURSE_DEVICES,
  type CourseCost,
  type CourseDataNeed,
  type CourseDevice,
  SEVERITIES,
  type Severity,
} from '../vocabulary/insight-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A course of the catalogue that closes gaps. */
export class RecommendedTrainingDto {
  @TextField({
    label: 'Title',
    description: 'Name of the course.',
    min: { length: 1, message: 'Title is required' },
    example: 'QuickBooks tutorials',
  })
  title!: string;

  @ChoiceField({
    label: 'Priority',
    description: 'Importance of the gap it closes.',
    choices: SEVERITIES,
    enumName: 'Severity',
  })
  priority!: Severity;

  @TextField({
    label: 'Description',
    description: 'What it teaches and why it is named.',
    max: LIMITS.insightTextMax,
    example: 'Bookkeeping and invoicing with QuickBooks.',
  })
  description!: string;

  @TextField({ label: 'Provider', description: 'Who offers it.', example: 'Intuit QuickBooks' })
  provider!: string;

  @TextField({ label: 'Duration', description: 'As the provider states it.', example: '20 hours' })
  duration!: string;

  @UrlField({
    label: 'URL',
    description: 'Page of the course.',
    optional: false,
    example: 'https://quickbooks.intuit.com/tutorials/',
  })
  url!: string;

  @TextField({
    label: 'Course id',
    description: 'Id in the catalogue.',
    optional: true,
    example: 'intuit-quickbooks-quickbooks-tutorials',
  })
  courseId?: string;

  @TextListField({
    label: 'Skills',
    description: 'Names of the gaps it closes.',
    max: LIMITS.insightEntriesMax,
    optional: true,
    example: ['QuickBooks'],
  })
  skills?: string[];

  @ChoiceField({
    label: 'Cost',
    description: 'What it costs to follow.',
    choices: COURSE_COSTS,
    enumName: 'CourseCost',
    optional: true,
  })
  cost?: CourseCost;

  @TextField({
    label: 'Language',
    description: 'Language it is taught in, as a code of ISO 639-1.',
    optional: true,
    max: 2,
    example: 'en',
  })
  language?: string;

  @ChoiceField({
    label: 'Device',
    description: 'The least device on which all of it can be followed.',
    choices: COURSE_DEVICES,
    enumName: 'CourseDevice',
    optional: true,
  })
  device?: CourseDevice;

  @ChoiceField({
    label: 'Data need',
    description: 'Mobile data it takes: low is mostly text, high mostly video.',
    choices: COURSE_DATA_NEEDS,
    enumName: 'CourseDataNeed',
    optional: true,
  })
  data?: CourseDataNeed;

  @DateField({
    label: 'Link checked',
    description: 'Day the link was last visited; left out when it was not visited yet.',
    optional: true,
    example: '2026-11-18',
  })
  linkCheckedAt?: string;
}
