import { FlagField } from '../fields/choice-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** A table of applications to bring in. */
export class ImportApplicationsDto {
  @TextField({
    label: 'Table',
    description: `CSV text with headings, at most ${LIMITS.importRowsMax} rows. Company and Position are needed; Location, Job URL, Status, Applied date, Interview date, Follow-up date, Salary, Notes and Job description may be there, in any order and many wordings.`,
    example: 'Company,Position,Applied date\nKora Foods,Accountant,2026-11-02\n',
    min: { length: 1, message: 'Table is required' },
    max: LIMITS.importTextMax,
    verbatim: true,
  })
  csv!: string;

  @FlagField({
    label: 'Preview',
    description: 'True answers what would become of each row and saves nothing.',
    default: false,
    optional: true,
  })
  preview?: boolean;
}
