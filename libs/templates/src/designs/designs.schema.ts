// Generated from the JSON Schema by `npm run data`.

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

/**
 * Drawn for this product.
 */
export interface Designs {
  id:
    | 'modern-professional'
    | 'classic-corporate'
    | 'creative-designer'
    | 'minimalist-clean'
    | 'executive-premium'
    | 'corporate-executive'
    | 'academic-researcher'
    | 'academic-professional'
    | 'startup-dynamic'
    | 'international-standard'
    | 'tech-innovator'
    | 'finance-professional'
    | 'healthcare-specialist'
    | 'marketing-creative'
    | 'consulting-expert'
    | 'sales-achiever'
    | 'education-leader'
    | 'engineering-specialist'
    | 'nonprofit-advocate'
    | 'entrepreneur-founder'
    | 'remote-specialist'
    | 'legal-professional'
    | 'data-scientist'
    | 'project-manager'
    | 'graphic-artist'
    | 'operations-manager';
  headings: {
    summary: string;
    experience: string;
    education: string;
    skills: string;
    achievements: string;
    certifications: string;
    languages: string;
  };
  header:
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
  body: 'margin-dates' | 'single' | 'labels' | 'band' | 'foot' | 'timeline' | 'cards' | 'rows' | 'ledger';
  heading:
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
  skills: 'tags' | 'inline' | 'list' | 'columns' | 'groups' | 'table';
  contacts: 'list' | 'columns' | 'line' | 'labelled';
  lead: 'role' | 'employer' | 'one-line';
  /**
   * Sections of the main column, in order.
   */
  main: (
    'summary' | 'experience' | 'education' | 'skills' | 'achievements' | 'certifications' | 'languages'
  )[];
  /**
   * Sections of the second column, where the body has one.
   */
  side?: (
    'summary' | 'experience' | 'education' | 'skills' | 'achievements' | 'certifications' | 'languages'
  )[];
  fonts: {
    heading: FontFamily;
    body: FontFamily;
  };
  colours: DesignColours;
  /**
   * Shows the portrait of the resume.
   */
  photo?: boolean;
  /**
   * Stands in for the name until there is one.
   */
  placeholderName?: string;
  /**
   * Shows example contacts until there are real ones.
   */
  placeholderContacts?: boolean;
  /**
   * Entries of the lesser sections, such as certificates: the title and what belongs to it on one line.
   */
  brief?: 'line';
  dateFormat?: 'short' | 'long' | 'numeric' | 'year';
  /**
   * Sizes against the common scale, 1 when left out.
   */
  scale?: {
    name?: number;
    heading?: number;
    text?: number;
  };
}
export interface DesignColours {
  accent: string;
  ink: string;
  muted: string;
  /**
   * Ground of the header when it has one of its own, and the text on it.
   */
  headerGround?: string;
  headerInk?: string;
  /**
   * Ground of the side column when it has one of its own, and the text on it.
   */
  sideGround?: string;
  sideInk?: string;
}
