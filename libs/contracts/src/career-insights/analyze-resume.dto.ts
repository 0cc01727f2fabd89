import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** What to analyse, and what to measure it against. Without a target the resume says it. */
export class AnalyzeResumeDto {
  @IdField({
    label: 'Resume',
    description: 'Id of the resume.',
    required: 'Please select a resume to analyze.',
  })
  resumeId!: string;

  @TextField({
    label: 'Target title',
    description: 'Job title sought.',
    example: 'Accountant',
    optional: true,
  })
  targetTitle?: string;

  @IdField({
    label: 'Job application',
    description: 'Id of an application whose position and posting are the target.',
    optional: true,
  })
  jobApplicationId?: string;

  @TextField({
    label: 'Advert',
    description: 'Text of a job posting that is the target.',
    max: LIMITS.postingMax,
    optional: true,
    verbatim: true,
    example: 'Accountant for a food company in Lagos. You know QuickBooks and Excel.',
  })
  advert?: string;

  @TextField({
    label: 'Export text',
    description:
      'What a reader of PDFs got out of the file of this resume, in its order. Used for the checks of the file and of its headings only; left out, the file is not scored.',
    max: LIMITS.exportTextMax,
    optional: true,
    verbatim: true,
    example: 'Adébáyọ̀ Ọláńrewájú\nAccountant',
  })
  exportText?: string;
}
