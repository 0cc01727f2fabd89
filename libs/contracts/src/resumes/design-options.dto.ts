import { ChoiceField } from '../fields/choice-fields.ts';
import { field } from '../fields/field.ts';
import { ChoiceListField, ListField, ObjectField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { patternRule } from '../fields/text-rules.ts';
import { PROTECTED_FACTS, type ProtectedFact } from '../resume-table/printed-facts.ts';
import { RESUME_SECTIONS, type ResumeSection, SECTION_NAMES } from '../resume-table/resume-table.ts';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../vocabulary/document-languages.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import {
  CHOICE_MARKETS,
  type ChoiceMarket,
  CLOSING_LINES,
  type ClosingLine,
  MARKET_IDS,
  MARKET_RULES,
  type MarketId,
  type MarketRule,
} from '../vocabulary/market-vocabulary.ts';
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
  PAGE_TARGETS,
  type PageSize,
  type PageTarget,
  SKILL_LEVEL_DISPLAYS,
  type SkillLevelDisplay,
} from '../vocabulary/resume-vocabulary.ts';

const HEX_COLOUR = /^#[0-9a-fA-F]{6}$/;

/** Headings in the person's own words. */
class SectionHeadingsDto {}
export type SectionHeadings = { [Section in ResumeSection]?: string | null };

for (const section of RESUME_SECTIONS) {
  const label = `Heading of ${SECTION_NAMES[section]}`;
  TextField({
    label,
    description: 'Heading of this section instead of that of the template.',
    example: 'Patents',
    max: LIMITS.nameMax,
    optional: true,
  })(SectionHeadingsDto.prototype, section);
}

/** What the person chose otherwise than one market has it. */
export class MarketChoicesDto {
  @ChoiceField({
    label: 'Market of the choices',
    description: 'Market they were made for; `none` while no market was known.',
    choices: CHOICE_MARKETS,
    enumName: 'ChoiceMarket',
  })
  market!: ChoiceMarket;

  @ChoiceListField({
    label: 'Shown facts',
    description: 'Facts that are printed although this market would keep them back.',
    choices: PROTECTED_FACTS,
    enumName: 'ProtectedFact',
    optional: true,
  })
  shownFacts?: ProtectedFact[];

  @ChoiceListField({
    label: 'Hidden facts',
    description: 'Facts that are kept back although this market expects them.',
    choices: PROTECTED_FACTS,
    enumName: 'ProtectedFact',
    optional: true,
  })
  hiddenFacts?: ProtectedFact[];

  @ChoiceListField({
    label: 'Turned rules',
    description: 'Rules of this market that the person turned the other way.',
    choices: MARKET_RULES,
    enumName: 'MarketRule',
    optional: true,
  })
  turnedRules?: MarketRule[];
}

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
    label: 'Pages',
    description:
      'Pages to fit the resume to: space gives way first, then the size of the text, never below 9.5 points. Left out, it is as long as it is.',
    choices: PAGE_TARGETS,
    enumName: 'PageTarget',
    optional: true,
  })
  pageTarget?: PageTarget;

  @ChoiceField({
    label: 'Language',
    description:
      'Language of headings, months, labels and level words; what the person wrote stays as it is. Left out, English.',
    choices: DOCUMENT_LANGUAGES,
    enumName: 'DocumentLanguage',
    optional: true,
  })
  language?: DocumentLanguage;

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
      'Which levels are shown beside skills: those that differ from the saved `intermediate`, all, or none. Left out, those that differ.',
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

  @ObjectField({
    label: 'Section headings',
    description: 'Headings in the person’s own words; a section left out has that of the template.',
    of: () => SectionHeadingsDto,
    optional: true,
  })
  sectionHeadings?: SectionHeadings;

  @ChoiceListField({
    label: 'Shown facts',
    description:
      'Facts of the person that are printed although they, or the market, would keep them back, such as the date of birth.',
    choices: PROTECTED_FACTS,
    enumName: 'ProtectedFact',
    optional: true,
  })
  shownFacts?: ProtectedFact[];

  @ChoiceListField({
    label: 'Hidden facts',
    description: 'Facts of the person that are kept and never printed, although the market expects them.',
    choices: PROTECTED_FACTS,
    enumName: 'ProtectedFact',
    optional: true,
  })
  hiddenFacts?: ProtectedFact[];

  @ChoiceField({
    label: 'Target market',
    description:
      'Market this resume is for; its rules decide what is printed by default. Left out, the one of goal and countries.',
    choices: MARKET_IDS,
    enumName: 'MarketId',
    optional: true,
  })
  targetMarket?: MarketId;

  @ChoiceListField({
    label: 'Turned rules',
    description:
      'Rules of the market that the person turned the other way: order, headings and a signature on which sources disagree are off until turned, all others on.',
    choices: MARKET_RULES,
    enumName: 'MarketRule',
    optional: true,
  })
  turnedRules?: MarketRule[];

  @ChoiceField({
    label: 'Market of the choices',
    description:
      'Market that shown facts, hidden facts and turned rules were chosen for; for another market they count for nothing. `none` while no market was known. Left out, they count for whatever market the resume has.',
    choices: CHOICE_MARKETS,
    enumName: 'ChoiceMarket',
    optional: true,
  })
  choicesFor?: ChoiceMarket;

  @ListField({
    label: 'Choices for other markets',
    description:
      'What was chosen for markets that the resume was for before; it holds when it is for them again.',
    of: () => MarketChoicesDto,
    max: CHOICE_MARKETS.length,
    optional: true,
  })
  otherChoices?: MarketChoicesDto[];

  @ChoiceListField({
    label: 'Closing lines',
    description:
      'Lines at the end: that referees are available on request (printed while no referee is), a declaration that all is true, a place to sign. Left out, those of the market.',
    choices: CLOSING_LINES,
    enumName: 'ClosingLine',
    optional: true,
  })
  closingLines?: ClosingLine[];
}
