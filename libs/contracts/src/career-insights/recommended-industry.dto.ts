import { NumberField } from '../fields/choice-fields.ts';
import { ListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { EvidenceDto } from './evidence.dto.ts';

/** An industry that asks for what the resume shows. */
export class RecommendedIndustryDto {
  @TextField({
    label: 'Industry',
    description: 'Name of the industry.',
    min: { length: 1, message: 'Industry is required' },
    example: 'Accounting and finance',
  })
  industry!: string;

  @NumberField({
    label: 'Match',
    description:
      'Percent of what its best-fitting work asks for that the resume shows; a coverage, no chance.',
    min: 0,
    max: 100,
    example: 82,
  })
  match!: number;

  @TextField({
    label: 'Reasoning',
    description: 'The titles and skills it is based on.',
    max: LIMITS.insightTextMax,
    example: '9 of the 11 skills asked for are in the resume.',
  })
  reasoning!: string;

  @TextField({
    label: 'Growth',
    description: 'Change in the number of our own listings, or that there are too few to say.',
    max: LIMITS.insightTextMax,
    example: '12 openings here',
  })
  growth!: string;

  @TextField({
    label: 'Industry id',
    description: 'Id in the taxonomy.',
    optional: true,
    example: 'accounting-finance',
  })
  industryId?: string;

  @ListField({
    label: 'Evidence',
    description: 'Titles of the resume that belong there.',
    of: () => EvidenceDto,
    max: LIMITS.insightEntriesMax,
    optional: true,
  })
  evidence?: EvidenceDto[];
}
