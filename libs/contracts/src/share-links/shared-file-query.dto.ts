import { Type } from 'class-transformer';
import { WholeNumberField } from '../fields/choice-fields.ts';

/** What a PDF that visitors may download was made of. */
export class SharedFileQueryDto {
  @Type(() => Number)
  @WholeNumberField({
    label: 'Version',
    description: 'Version of the resume that the PDF was made of.',
    min: 1,
    max: 2_147_483_647,
    example: 4,
  })
  version!: number;
}
