import { ChoiceField } from '../fields/choice-fields.ts';
import { field } from '../fields/field.ts';
import { ChoiceListField } from '../fields/nested-fields.ts';
import { patternRule } from '../fields/text-rules.ts';
import { RESUME_SECTIONS, type ResumeSection } from '../resume-table/resume-table.ts';
import {
  DATE_FORMATS,
  type DateFormat,
  DENSITIES,
  type Density,
  FONT_PAIRINGS,
  type FontPairing,
  HEADING_WORDINGS,
  type HeadingWording,
  PAGE_SIZES,
  type PageSize,
  SKILL_LEVEL_DISPLAYS,
  type SkillLevelDisplay,
} from '../vocabulary/resume-vocabulary.ts';

const HEX_COLOUR = /^#[0-9a-fA-F]{6}$/;

/** How the person tuned the template. Every key may be missing: the template's own choice then holds. */
export class DesignOptionsDto {
  @field(
    {
      label: 'Accent colour',
      description: 'Colour of headings and rules, as #rrggbb.',
      example: '#1f4e79',
      optional: true,
    },
    { type: 'string', pattern: HEX_COLOUR.source },
    [patternRule(HEX_COLOUR, 'Accent colour must look like #1f4e79')],
  )
  accentColor?: string;

  @ChoiceField({
    label: 'Fonts',
    description: 'Heading and body fonts.',
    choices: FONT_PAIRINGS,
    enumName: 'FontPairing',
    optional: true,
  })
  fontPairing?: FontPairing;

  @ChoiceField({
    label: 'Density',
    description: 'Space between and within entries.',
    choices: DENSITIES,
    enumName: 'Density',
    optional: true,
  })
  density?: Density;

  @ChoiceField({
    label: 'Page size',
    description: 'Sheet the resume is laid out on.',
    choices: PAGE_SIZES,
    enumName: 'PageSize',
    optional: true,
  })
  pageSize?: PageSize;

  @ChoiceField({
    label: 'Date format',
    description: 'How months are written.',
    choices: DATE_FORMATS,
    enumName: 'DateFormat',
    optional: true,
  })
  dateFormat?: DateFormat;

  @ChoiceField({
    label: 'Headings',
    description:
      'Words of the section headings: those of the template or the standard ones. Left out, only the Text PDF has the standard ones.',
    choices: HEADING_WORDINGS,
    enumName: 'HeadingWording',
    optional: true,
  })
  headings?: HeadingWording;

  @ChoiceField({
    label: 'Skill levels',
    description:
      'Which levels stand beside skills: those that differ from the saved `intermediate`, all, or none. Left out, those that differ.',
    choices: SKILL_LEVEL_DISPLAYS,
    enumName: 'SkillLevelDisplay',
    optional: true,
  })
  skillLevels?: SkillLevelDisplay;

  @ChoiceListField({
    label: 'Section order',
    description: 'Sections in the order to show them; sections left out follow in the order of the template.',
    choices: RESUME_SECTIONS,
    enumName: 'ResumeSection',
    optional: true,
  })
  sectionOrder?: ResumeSection[];

  @ChoiceListField({
    label: 'Hidden sections',
    description: 'Sections that are kept but not shown.',
    choices: RESUME_SECTIONS,
    enumName: 'ResumeSection',
    optional: true,
  })
  hiddenSections?: ResumeSection[];
}
