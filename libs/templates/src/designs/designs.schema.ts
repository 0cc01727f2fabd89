// Generated from the JSON Schema by `npm run data`.

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
    | 'centred'
    | 'ruled'
    | 'band'
    | 'band-split'
    | 'banner'
    | 'monogram'
    | 'boxed'
    | 'letterhead'
    | 'stacked'
    | 'statement'
    | 'side'
    | 'portrait';
  body:
    | 'single'
    | 'side-left'
    | 'side-right'
    | 'labels'
    | 'timeline'
    | 'margin-dates'
    | 'grid'
    | 'cards'
    | 'halves';
  heading:
    | 'plain'
    | 'boxed'
    | 'rule'
    | 'overline'
    | 'bar'
    | 'filled'
    | 'caps'
    | 'centred-rules'
    | 'prompt'
    | 'numbered';
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
    heading: 'sans' | 'serif' | 'mono';
    body: 'sans' | 'serif' | 'mono';
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
