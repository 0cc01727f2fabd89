import { ChoiceField } from '../fields/choice-fields.ts';
import { PageQueryDto } from '../fields/page-query.dto.ts';
import { DateField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import {
  APPLICATION_SORTS,
  APPLICATION_STATUSES,
  type ApplicationSort,
  type ApplicationStatus,
} from '../vocabulary/job-vocabulary.ts';

/** Which applications are asked for, and in which order. */
export class ApplicationQueryDto extends PageQueryDto {
  @TextField({
    label: 'Search',
    description:
      'Words that company, position, location or notes must hold, all of them, in any order; case and accents do not matter. A word of one or two letters counts where a word begins; separate punctuation marks are ignored.',
    example: 'lagos accountant',
    optional: true,
  })
  q?: string;

  @ChoiceField({
    label: 'Status',
    description: 'Only applications with this status.',
    choices: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    optional: true,
  })
  status?: ApplicationStatus;

  @DateField({ label: 'From', description: 'First applied date, included.', optional: true })
  from?: string;

  @DateField({ label: 'To', description: 'Last applied date, included.', optional: true })
  to?: string;

  @ChoiceField({
    label: 'Sort',
    description:
      'Order of the list. Left out, last added first; with From or To, last applied first. A cursor belongs to one order.',
    choices: APPLICATION_SORTS,
    enumName: 'ApplicationSort',
    optional: true,
  })
  sort?: ApplicationSort;
}
