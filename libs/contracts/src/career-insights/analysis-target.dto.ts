import { ChoiceField, FlagField, NumberField } from '../fields/choice-fields.ts';
import { ListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import {
  SKILL_NEEDS,
  type SkillNeed,
  TARGET_SOURCES,
  type TargetSource,
} from '../vocabulary/insight-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { EvidenceDto } from './evidence.dto.ts';

/** An occupation that a title may stand for. */
export class TargetCandidateDto {
  @TextField({ label: 'Occupation id', description: 'Id in the taxonomy.', example: 'accountant' })
  occupationId!: string;

  @TextField({ label: 'Title', description: 'Title of the occupation.', example: 'Accountant' })
  title!: string;

  @NumberField({ label: 'Confidence', description: '0 to 1.', min: 0, max: 1, example: 0.9 })
  confidence!: number;
}

/** The work that a resume was measured against. */
export class AnalysisTargetDto {
  @ChoiceField({
    label: 'Source',
    description: 'Who chose it; none when nothing could be placed.',
    choices: TARGET_SOURCES,
    enumName: 'TargetSource',
  })
  source!: TargetSource;

  @TextField({
    label: 'Title',
    description: 'The title as given or found.',
    max: LIMITS.insightTextMax,
    example: 'Accountant',
  })
  title!: string;

  @TextField({
    label: 'Occupation id',
    description: 'Occupation it stands for, or null when the title could not be placed.',
    optional: true,
    example: 'accountant',
  })
  occupationId?: string | null;

  @TextField({
    label: 'Occupation',
    description: 'Title of the occupation, or null.',
    optional: true,
    example: 'Accountant',
  })
  occupation?: string | null;

  @NumberField({ label: 'Confidence', description: '0 to 1.', min: 0, max: 1, example: 0.9 })
  confidence!: number;

  @TextField({
    label: 'Via',
    description: 'The title or alias that matched, or null.',
    optional: true,
    example: 'Accountant',
  })
  via?: string | null;

  @TextField({
    label: 'Path',
    description: 'Field of the resume it was read from, or null.',
    optional: true,
    example: 'experience.0.position',
  })
  path?: string | null;

  @ListField({
    label: 'Candidates',
    description: 'Occupations to choose from.',
    of: () => TargetCandidateDto,
    max: 20,
  })
  candidates!: TargetCandidateDto[];
}

/** A skill that the target asks for, and whether the resume has it. */
export class KeywordMatchDto {
  @TextField({ label: 'Skill id', description: 'Id in the taxonomy.', example: 'quickbooks' })
  skillId!: string;

  @TextField({ label: 'Skill', description: 'Name of the skill.', example: 'QuickBooks' })
  skill!: string;

  @ChoiceField({
    label: 'Need',
    description: 'Asked for, or welcome.',
    choices: SKILL_NEEDS,
    enumName: 'SkillNeed',
  })
  need!: SkillNeed;

  @NumberField({
    label: 'Credit',
    description: '1 named, 0.5 nearly, 0 missing.',
    min: 0,
    max: 1,
    example: 0,
  })
  credit!: number;

  @FlagField({ label: 'In use', description: 'Shown in a statement, not only listed.' })
  inUse!: boolean;

  @ListField({
    label: 'Evidence',
    description: 'Where the resume names it; empty when it is missing.',
    of: () => EvidenceDto,
    max: LIMITS.insightEntriesMax,
  })
  evidence!: EvidenceDto[];

  @TextField({
    label: 'Advert quote',
    description: 'The words of the posting; empty without one.',
    max: LIMITS.insightTextMax,
    verbatim: true,
    example: 'You know QuickBooks',
  })
  advertQuote!: string;
}

/** How much of what the target asks for is named. Percent. */
export class KeywordCoverageDto {
  @NumberField({ label: 'Must', description: 'Of what is asked for.', min: 0, max: 100, example: 60 })
  must!: number;

  @NumberField({ label: 'Nice', description: 'Of what is welcome.', min: 0, max: 100, example: 50 })
  nice!: number;

  @NumberField({ label: 'Total', description: 'Of both, by weight.', min: 0, max: 100, example: 57 })
  total!: number;

  @ListField({
    label: 'Keywords',
    description: 'The skills one by one.',
    of: () => KeywordMatchDto,
    max: LIMITS.insightEntriesMax,
  })
  keywords!: KeywordMatchDto[];
}
