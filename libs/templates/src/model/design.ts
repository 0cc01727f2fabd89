import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type {
  DateFormat,
  Density,
  PageSize,
  SkillLevelDisplay,
} from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';

/** How the name and the contacts stand at the top. */
export type HeaderForm =
  | 'plain'
  | 'letterhead'
  | 'centred'
  | 'double-ruled'
  | 'masthead-split'
  | 'portrait-corner'
  | 'banner-strip'
  | 'masthead'
  | 'title-block'
  | 'underscored'
  | 'portrait'
  | 'ruled'
  | 'banner-type'
  | 'band'
  | 'statement'
  | 'banner-block'
  | 'banner-split'
  | 'tabled'
  | 'stacked';

/** How the sections stand below it. */
export type BodyForm =
  | 'margin-dates'
  | 'single'
  | 'labels'
  | 'band'
  | 'foot'
  | 'timeline'
  | 'cards'
  | 'rows'
  | 'ledger';

type HeadingForm =
  | 'short-rule'
  | 'caps'
  | 'centred-rules'
  | 'plain'
  | 'rule'
  | 'bar'
  | 'centred-small'
  | 'filled'
  | 'overline'
  | 'display'
  | 'large'
  | 'bare'
  | 'tick'
  | 'caps-rule'
  | 'thick-rule'
  | 'prompt';

export type SkillForm = 'tags' | 'inline' | 'list' | 'columns' | 'groups' | 'table';
export type ContactForm = 'line' | 'list' | 'labelled' | 'columns';
/** What leads an entry: the job title, the employer, or both on one line. */
export type EntryLead = 'role' | 'employer' | 'one-line';
export type FontFamily =
  | 'sans'
  | 'serif'
  | 'mono'
  | 'arimo'
  | 'display'
  | 'fira'
  | 'fira-condensed'
  | 'garamond'
  | 'inter'
  | 'montserrat'
  | 'roboto-serif';

/** Colours as #rrggbb. Text on each ground keeps a contrast of 4.5:1; a test checks every pair. */
interface DesignColours {
  accent: string;
  ink: string;
  muted: string;
  /** Ground of the header when it has one of its own, and the text on it. */
  headerGround?: string;
  headerInk?: string;
  /** Ground of the side column when it has one of its own, and the text on it. */
  sideGround?: string;
  sideInk?: string;
}

export interface Design {
  id: TemplateId;
  /** Sections that it gives no heading have that of the table. */
  headings: Readonly<Partial<Record<ResumeSection, string>>>;
  header: HeaderForm;
  body: BodyForm;
  heading: HeadingForm;
  skills: SkillForm;
  contacts: ContactForm;
  lead: EntryLead;
  /** Entries of the lesser sections, such as certificates: the title and what belongs to it on one line. */
  brief?: 'line';
  /** Sections of the main column, in order; those without a place follow them. */
  main: readonly ResumeSection[];
  /** Sections of the second column, where the body has one. */
  side?: readonly ResumeSection[];
  fonts: { heading: FontFamily; body: FontFamily };
  colours: DesignColours;
  /** Shows the portrait of the resume. */
  photo?: boolean;
  /** Stands in for the name until there is one. */
  placeholderName?: string;
  /** Shows example contacts until there are real ones. */
  placeholderContacts?: boolean;
  dateFormat?: DateFormat;
  /** Sizes against the common scale, 1 when left out. */
  scale?: { name?: number; heading?: number; text?: number };
}

/** A design with the person's options applied. */
export interface TunedDesign extends Omit<Design, 'dateFormat'> {
  dateFormat: DateFormat;
  density: Density;
  pageSize: PageSize;
  skillLevels: SkillLevelDisplay;
  /** What the sheet says of itself, in the language of the document. */
  words: DocumentWords;
  /** Headings in the person's own words, which every document prints. */
  ownHeadings: Readonly<Partial<Record<ResumeSection, string>>>;
  /** Carries the standard words beside each heading, for documents that print them instead. */
  offersStandardHeadings: boolean;
}
