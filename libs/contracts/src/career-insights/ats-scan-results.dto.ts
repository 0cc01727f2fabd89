import { ChoiceField, NumberField } from '../fields/choice-fields.ts';
import { ListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { SEVERITIES, type Severity } from '../vocabulary/insight-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Something that costs points, or that one should know. */
export class InsightIssueDto {
  @TextField({
    label: 'Type',
    description: 'What is wrong, in a few words.',
    example: 'Results lack numbers',
  })
  type!: string;

  @TextField({
    label: 'Description',
    description: 'What was found.',
    max: LIMITS.insightTextMax,
    example: '1 of 3 entries has a number.',
  })
  description!: string;

  @ChoiceField({
    label: 'Severity',
    description: 'How much it costs.',
    choices: SEVERITIES,
    enumName: 'Severity',
  })
  severity!: Severity;

  @TextField({
    label: 'Check id',
    description: 'Check it comes from; null for a notice.',
    optional: true,
    example: 'quantified',
  })
  checkId?: string | null;

  @TextField({
    label: 'Path',
    description: 'Field of the resume to go to, or null.',
    optional: true,
    example: 'experience.0.description',
  })
  path?: string | null;
}

/** A repair. */
export class SuggestionDto {
  @TextField({ label: 'Section', description: 'Step of the editor.', example: 'Experience' })
  section!: string;

  @TextField({
    label: 'Improvement',
    description: 'What to do.',
    max: LIMITS.insightTextMax,
    example: 'Say how much, how many or how fast.',
  })
  improvement!: string;

  @TextField({
    label: 'Check id',
    description: 'Check that it repairs.',
    optional: true,
    example: 'quantified',
  })
  checkId?: string;

  @NumberField({
    label: 'Points',
    description: 'Points of the score that it can bring.',
    min: 0,
    max: 100,
    optional: true,
    example: 4,
  })
  points?: number;

  @TextField({
    label: 'Path',
    description: 'Field of the resume to go to, or null.',
    optional: true,
    example: 'experience.0.description',
  })
  path?: string | null;
}

/** What the checklist found. The score is ours; it is not an employer’s. */
export class AtsScanResultsDto {
  @NumberField({
    label: 'Score',
    description: 'Readiness by the published checklist, 0 to 100.',
    min: 0,
    max: 100,
    example: 78,
  })
  score!: number;

  @ListField({
    label: 'Issues',
    description: 'The gravest first.',
    of: () => InsightIssueDto,
    max: LIMITS.insightEntriesMax,
  })
  issues!: InsightIssueDto[];

  @ListField({
    label: 'Suggestions',
    description: 'The repair that brings most first.',
    of: () => SuggestionDto,
    max: LIMITS.insightEntriesMax,
  })
  suggestions!: SuggestionDto[];
}
