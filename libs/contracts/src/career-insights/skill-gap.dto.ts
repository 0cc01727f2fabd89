import { ChoiceField } from '../fields/choice-fields.ts';
import { ListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import {
  SEVERITIES,
  type Severity,
  SHOWN_LEVELS,
  type ShownLevel,
  SKILL_NEEDS,
  type SkillNeed,
} from '../vocabulary/insight-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { SKILL_LEVELS, type SkillLevel } from '../vocabulary/resume-vocabulary.ts';
import { EvidenceDto } from './evidence.dto.ts';

/** A skill of which the target asks more than the resume shows. */
export class SkillGapDto {
  @TextField({
    label: 'Skill',
    description: 'Name of the skill.',
    example: 'QuickBooks',
    min: { length: 1, message: 'Skill is required' },
  })
  skill!: string;

  @ChoiceField({
    label: 'Importance',
    description: 'How much the target asks for it.',
    choices: SEVERITIES,
    enumName: 'Severity',
  })
  importance!: Severity;

  @ChoiceField({
    label: 'Current level',
    description: 'Level that the resume shows: by where the skill appears, never by the level saved with it.',
    choices: SHOWN_LEVELS,
    enumName: 'ShownLevel',
  })
  currentLevel!: ShownLevel;

  @ChoiceField({
    label: 'Target level',
    description: 'Level that the target asks for.',
    choices: SKILL_LEVELS,
    enumName: 'SkillLevel',
  })
  targetLevel!: SkillLevel;

  @TextField({
    label: 'Skill id',
    description: 'Id of the skill in the taxonomy.',
    optional: true,
    example: 'quickbooks',
  })
  skillId?: string;

  @ChoiceField({
    label: 'Need',
    description: 'Asked for, or welcome.',
    choices: SKILL_NEEDS,
    enumName: 'SkillNeed',
    optional: true,
  })
  need?: SkillNeed;

  @TextField({
    label: 'Reason',
    description: 'What the level is based on, or what is missing.',
    max: LIMITS.insightTextMax,
    optional: true,
    example: 'Asked for in 7 of 10 openings.',
  })
  reason?: string;

  @ListField({
    label: 'Evidence',
    description: 'Where the resume names it.',
    of: () => EvidenceDto,
    max: LIMITS.insightEntriesMax,
    optional: true,
  })
  evidence?: EvidenceDto[];
}
