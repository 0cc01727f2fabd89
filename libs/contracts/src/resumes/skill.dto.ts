import { AlsoReads } from '../fields/body-shape.ts';
import { ChoiceField } from '../fields/choice-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { SAVED_SKILL_LEVEL, SKILL_LEVELS, type SkillLevel } from '../vocabulary/resume-vocabulary.ts';

/** One skill. Categories of the editor are flattened to a list of these; the category's name is kept beside each. */
@AlsoReads({
  items: {
    maxItems: LIMITS.skillsMax,
    tooLong: `Skills can hold at most ${LIMITS.skillsMax} entries`,
  },
})
export class SkillDto {
  @TextField({
    label: 'Skill name',
    description: 'The skill, in the words of the trade.',
    example: 'PostgreSQL',
    min: { length: 1, message: 'Skill name is required' },
    completeOnly: true,
  })
  name!: string;

  @ChoiceField({
    label: 'Skill level',
    description: 'The editor saves every skill as intermediate.',
    choices: SKILL_LEVELS,
    enumName: 'SkillLevel',
    default: SAVED_SKILL_LEVEL,
    message: 'Skill level is required',
  })
  level!: SkillLevel;

  @TextField({
    label: 'Category',
    description: 'Group the skill stands in.',
    example: 'Databases',
    optional: true,
  })
  category?: string;
}
