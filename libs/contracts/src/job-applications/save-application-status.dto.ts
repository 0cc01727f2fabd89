import { ChoiceField } from '../fields/choice-fields.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';

/** A step of an application. */
export class SaveApplicationStatusDto {
  @ChoiceField({
    label: 'Status',
    description: 'The status it has now.',
    choices: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
  })
  status!: ApplicationStatus;
}
