/** Closed word lists of the resume. Each list is the one source for the API's check, the database and the form's choices. */
export const CAREER_GOALS = ['local', 'remote', 'relocation'] as const;
export type CareerGoal = (typeof CAREER_GOALS)[number];

export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** Every skill is saved with this level: the editor does not ask for one. */
export const SAVED_SKILL_LEVEL: SkillLevel = 'intermediate';

export const LANGUAGE_PROFICIENCIES = ['beginner', 'intermediate', 'advanced', 'native'] as const;
export type LanguageProficiency = (typeof LANGUAGE_PROFICIENCIES)[number];

/** Classes of degrees, and of the diplomas of polytechnics, as certificates have them. */
export const DEGREE_CLASSES = [
  'first',
  'second-upper',
  'second-lower',
  'third',
  'distinction',
  'upper-credit',
  'lower-credit',
  'merit',
  'pass',
] as const;
export type DegreeClass = (typeof DEGREE_CLASSES)[number];

/** What the classes are called. */
export const DEGREE_CLASS_NAMES: Readonly<Record<DegreeClass, string>> = {
  first: 'First class',
  'second-upper': 'Second class upper',
  'second-lower': 'Second class lower',
  third: 'Third class',
  distinction: 'Distinction',
  'upper-credit': 'Upper credit',
  'lower-credit': 'Lower credit',
  merit: 'Merit',
  pass: 'Pass',
};

/** Levels of the Common European Framework of Reference for Languages. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export const PAGE_SIZES = ['letter', 'a4'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The size that templates are designed for: 8.5 by 11 inches. */
export const TEMPLATE_PAGE_SIZE: PageSize = 'letter';

export const PAGE_TARGETS = ['one', 'two'] as const;
/** How many pages the resume is fitted to: space gives way first, then the size of the text, never below 9.5 points. */
export type PageTarget = (typeof PAGE_TARGETS)[number];

export const DENSITIES = ['compact', 'normal', 'airy'] as const;
export type Density = (typeof DENSITIES)[number];

export const FONT_PAIRINGS = ['template', 'sans', 'serif', 'serif-sans', 'sans-serif'] as const;
/** `template` keeps the fonts of the design; the others name heading font, then body font. */
export type FontPairing = (typeof FONT_PAIRINGS)[number];

export const DATE_FORMATS = ['short', 'long', 'numeric', 'year'] as const;
/** `short` Mar 2024, `long` March 2024, `numeric` 03/2024, `year` 2024. */
export type DateFormat = (typeof DATE_FORMATS)[number];

export const HEADING_WORDINGS = ['template', 'standard'] as const;
/** `template` the design's own words, `standard` the names of the sections; left out, only the Text PDF has the standard ones. */
export type HeadingWording = (typeof HEADING_WORDINGS)[number];

export const SKILL_LEVEL_DISPLAYS = ['chosen', 'all', 'none'] as const;
/** Which levels are shown beside skills: `chosen` those that differ from the one every skill is saved with. */
export type SkillLevelDisplay = (typeof SKILL_LEVEL_DISPLAYS)[number];

/** The level to print beside a skill, if any. */
export function printedLevel(
  level: SkillLevel | undefined,
  display: SkillLevelDisplay = 'chosen',
): SkillLevel | undefined {
  if (display === 'none' || (display === 'chosen' && level === SAVED_SKILL_LEVEL)) return undefined;
  return level;
}

/** Name of a resume whose first and last names are both empty. */
export const UNTITLED_RESUME = 'Untitled Resume';
