import { Type } from 'class-transformer';
import { LIMITS } from '../vocabulary/limits.ts';
import { WholeNumberField } from './choice-fields.ts';
import { TextField } from './text-field.ts';

/** Which part of a list is asked for. */
export class PageQueryDto {
  @Type(() => Number)
  @WholeNumberField({
    label: 'Limit',
    description: `Rows in the answer, ${LIMITS.pageDefault} when left out.`,
    min: 1,
    max: LIMITS.pageMax,
    optional: true,
  })
  limit?: number;

  @TextField({
    label: 'Cursor',
    description: 'Where the page before ended, from its Link header.',
    example: 'WyIyMDI2LTExLTIxIl0',
    max: LIMITS.cursorMax,
    optional: true,
  })
  cursor?: string;
}
