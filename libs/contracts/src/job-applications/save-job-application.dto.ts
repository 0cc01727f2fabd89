import { ChoiceField, WholeNumberField } from '../fields/choice-fields.ts';
import { CompanyField, JobUrlField, PositionField } from '../fields/job-fields.ts';
import { ListField } from '../fields/nested-fields.ts';
import { DateField, DateTimeField, IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { ContactDto } from './contact.dto.ts';

/**
 * An application as the person writes it. A `userId` in the body is ignored: the owner is who is signed in.
 * A field that is left out keeps what is stored, or its default in a new application; null or an empty text empties it.
 */
export class SaveJobApplicationDto {
  @CompanyField('Employer.')
  company!: string;

  @PositionField()
  position!: string;

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
    description: 'Text of the posting, kept because postings vanish.',
    max: LIMITS.postingMax,
    optional: true,
    verbatim: true,
    example: 'Accountant for a food company in Lagos.',
  })
  jobDescription?: string;

  @ChoiceField({
    label: 'Status',
    description: 'How far the application is.',
    choices: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    default: 'applied',
    optional: true,
  })
  status?: ApplicationStatus;

  @DateField({
    label: 'Applied date',
    description: 'Day of the application; today when left out.',
    optional: true,
    required: 'Applied date is required',
  })
  appliedDate?: string;

  @DateTimeField({ label: 'Interview date', description: 'When the interview is.', optional: true })
  interviewDate?: string | null;

  @TextField({
    label: 'Interview place',
    description: 'Where the interview is: an address, a link or a phone number.',
    example: '12 Allen Avenue, Ikeja',
    max: LIMITS.longLineMax,
    optional: true,
  })
  interviewPlace?: string;

  @DateField({ label: 'Answer by', description: 'Day by which the offer wants an answer.', optional: true })
  answerBy?: string | null;

  @DateField({ label: 'Follow-up date', description: 'Day to follow up.', optional: true })
  followUpDate?: string | null;

  @TextField({
    label: 'Salary',
    description: 'Pay in the words of the posting.',
    example: '₦350,000 a month',
    optional: true,
  })
  salary?: string;

  @TextField({
    label: 'Notes',
    description: 'The person’s own notes.',
    max: LIMITS.descriptionMax,
    optional: true,
    verbatim: true,
    example: 'Referred by Ngozi.',
  })
  notes?: string;

  @IdField({
    label: 'Resume used',
    description: 'Id of the resume that was sent; one of the person’s own.',
    optional: true,
  })
  resumeUsed?: string | null;

  @IdField({
    label: 'Cover letter used',
    description: 'Id of the letter that was sent; one of the person’s own.',
    optional: true,
  })
  coverLetterUsed?: string | null;

  @ListField({
    label: 'Contacts',
    description: 'People at the employer.',
    of: () => ContactDto,
    max: LIMITS.contactsMax,
    optional: true,
  })
  contacts?: ContactDto[] | null;

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
