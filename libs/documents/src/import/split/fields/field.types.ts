import type { Sourced } from '../line.ts';

/** A field as it was read. */
export interface ReadField extends Sourced {
  /** The reader is not sure of it. */
  isUnsure?: boolean;
  /** The printed words, where the text is one of a list of choices. */
  said?: string;
}

/** The fields of one entry, by their names in the resume. */
export type ReadFields<Name extends string> = Partial<Record<Name, ReadField>>;
