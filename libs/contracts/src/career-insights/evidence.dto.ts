import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Words of the resume that a result is based on. */
export class EvidenceDto {
  @TextField({
    label: 'Path',
    description: 'Field in the body of the resume.',
    example: 'experience.0.description',
    max: LIMITS.lineMax,
  })
  path!: string;

  @TextField({
    label: 'Quote',
    description: 'The words themselves; empty when the field is.',
    max: LIMITS.insightTextMax,
    verbatim: true,
    example: 'Responsible for monthly reports',
  })
  quote!: string;

  @TextField({
    label: 'Note',
    description: 'What the words show.',
    max: LIMITS.insightTextMax,
    optional: true,
    example: 'no number',
  })
  note?: string;
}
