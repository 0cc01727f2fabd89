import type { ReadField } from '../fields/field.types.ts';

/** An entry of a section of the table of fields, by the names of its fields. */
export interface FurtherEntry {
  readonly fields: Readonly<Record<string, ReadField | readonly ReadField[] | undefined>>;
  /** It goes on. */
  readonly isCurrent?: boolean;
}
