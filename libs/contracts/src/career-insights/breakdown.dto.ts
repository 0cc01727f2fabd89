import { ChoiceField, FlagField, NumberField } from '../fields/choice-fields.ts';
import { ListField, TextListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { CHECK_STATUSES, type CheckStatus } from '../vocabulary/insight-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { EvidenceDto } from './evidence.dto.ts';

const POINTS = { min: 0, max: 100 } as const;

/** One check of the checklist with what it found. */
export class InsightCheckDto {
  @TextField({ label: 'Id', description: 'Id of the check, stable within a version.', example: 'quantified' })
  id!: string;

  @TextField({ label: 'Group', description: 'Id of its group.', example: 'writing' })
  group!: string;

  @TextField({
    label: 'Title',
    description: 'What is right when all points are had.',
    example: 'Results have numbers',
  })
  title!: string;

  @TextField({
    label: 'Fault',
    description: 'What is wrong when points are lost.',
    example: 'Results lack numbers',
  })
  fault!: string;

  @NumberField({ label: 'Weight', description: 'Highest possible points.', ...POINTS, example: 6 })
  weight!: number;

  @NumberField({ label: 'Earned', description: 'Points that were had.', ...POINTS, example: 2 })
  earned!: number;

  @ChoiceField({
    label: 'Status',
    description: 'not-scored takes the check out of the score.',
    choices: CHECK_STATUSES,
    enumName: 'CheckStatus',
  })
  status!: CheckStatus;

  @TextField({
    label: 'Finding',
    description: 'What was found.',
    max: LIMITS.insightTextMax,
    example: '1 of 3 entries has a number.',
  })
  finding!: string;

  @TextField({
    label: 'Fix',
    description: 'What to do; empty when nothing.',
    max: LIMITS.insightTextMax,
    example: 'Say how much, how many or how fast.',
  })
  fix!: string;

  @TextField({ label: 'Section', description: 'Step of the editor it is about.', example: 'Experience' })
  section!: string;

  @FlagField({
    label: 'Thin',
    description: 'Points are missing only because there is too little text to judge by.',
    optional: true,
  })
  isThin?: boolean;

  @ListField({
    label: 'Evidence',
    description: 'Words of the resume it is based on.',
    of: () => EvidenceDto,
    max: LIMITS.insightEntriesMax,
  })
  evidence!: EvidenceDto[];
}

/** Points of a group of checks. */
export class InsightGroupDto {
  @TextField({ label: 'Id', description: 'Id of the group.', example: 'writing' })
  id!: string;

  @TextField({ label: 'Title', description: 'Name of the group.', example: 'Writing' })
  title!: string;

  @NumberField({ label: 'Earned', description: 'Points that were had.', ...POINTS, example: 18 })
  earned!: number;

  @NumberField({
    label: 'Possible',
    description: 'Points of the checks that were scored.',
    ...POINTS,
    example: 25,
  })
  possible!: number;
}

/** How the score was worked out. */
export class BreakdownDto {
  @TextField({ label: 'Band', description: 'Word for the score.', example: 'Good' })
  band!: string;

  @TextField({
    label: 'Heading',
    description: 'What the score is of.',
    example: 'Readiness for Accountant',
    max: LIMITS.insightTextMax,
  })
  heading!: string;

  @ListField({ label: 'Groups', description: 'Points by group.', of: () => InsightGroupDto, max: 20 })
  groups!: InsightGroupDto[];

  @ListField({
    label: 'Checks',
    description: 'All checks, in the order of the checklist.',
    of: () => InsightCheckDto,
    max: LIMITS.insightEntriesMax,
  })
  checks!: InsightCheckDto[];

  @TextListField({
    label: 'Fix first',
    description: 'Ids of the three checks whose repair brings most.',
    max: 10,
    example: ['quantified'],
  })
  fixFirst!: string[];
}
