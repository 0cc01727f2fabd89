import { WholeNumberField } from '../fields/choice-fields.ts';
import { JobUrlField } from '../fields/job-fields.ts';
import { DateField, IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/**
 * A job on the shortlist, before the person applies. A field that is left out keeps what is stored, or stays empty in a
 * new one; null or an empty text empties it. At least one of position, company, job URL and job description is needed.
 */
export class SaveSavedJobDto {
  @TextField({
    label: 'Position',
    description: 'Job title; may be empty while it is not known.',
    example: 'Accountant',
    optional: true,
  })
  position?: string;

  @TextField({
    label: 'Company',
    description: 'Employer; may be empty while it is not known.',
    example: 'Kora Foods Ltd',
    optional: true,
  })
  company?: string;

  @TextField({
    label: 'Location',
    description: 'Town and country, or Remote.',
    example: 'Ikeja, Lagos',
    optional: true,
  })
  location?: string;

  @JobUrlField()
  jobUrl?: string;

  @TextField({
    label: 'Job description',
    description: 'Text of the posting with its requirements, kept because postings vanish.',
    max: LIMITS.postingMax,
    optional: true,
    verbatim: true,
    example: 'Accountant for a food company in Lagos. Requirements: ICAN, five years in accounting.',
  })
  jobDescription?: string;

  @TextField({
    label: 'Salary',
    description: 'Pay in the words of the posting.',
    example: '₦350,000 a month',
    optional: true,
  })
  salary?: string;

  @DateField({ label: 'Deadline', description: 'Last day to apply.', optional: true })
  deadline?: string | null;

  @DateField({
    label: 'Remind me on',
    description:
      'Day on which a mail reminds the person to apply. One also goes out on the day before the deadline.',
    optional: true,
  })
  reminderDate?: string | null;

  @TextField({
    label: 'Notes',
    description: 'The person’s own notes.',
    max: LIMITS.descriptionMax,
    optional: true,
    verbatim: true,
    example: 'Ask Ngozi about the team.',
  })
  notes?: string;

  @IdField({
    label: 'Job listing',
    description:
      'Listing of discovery that is saved. Only read when the job is new: what the body leaves out is taken from the listing, and a listing is saved once however often it is sent.',
    optional: true,
  })
  jobListingId?: string | null;

  @IdField({
    label: 'Resume used',
    description: 'Id of the resume made for this job; one of the person’s own.',
    optional: true,
  })
  resumeUsed?: string | null;

  @IdField({
    label: 'Cover letter used',
    description: 'Id of the letter written for this job; one of the person’s own.',
    optional: true,
  })
  coverLetterUsed?: string | null;

  @WholeNumberField({
    label: 'Version',
    description: 'The version that was edited. A save over a newer one is refused with 409.',
    min: 1,
    max: 2_147_483_647,
    example: 1,
    optional: true,
  })
  version?: number;
}
