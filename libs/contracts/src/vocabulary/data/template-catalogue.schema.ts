// Generated from the JSON Schema by `npm run data`.

/**
 * What the gallery, the database and other programs say of a template. Its design lives in the templates library. Our own.
 */
export interface TemplateCatalogue {
  'modern-professional': TemplateCard;
  'classic-corporate': TemplateCard;
  'creative-designer': TemplateCard;
  'minimalist-clean': TemplateCard;
  'executive-premium': TemplateCard;
  'corporate-executive': TemplateCard;
  'academic-researcher': TemplateCard;
  'academic-professional': TemplateCard;
  'startup-dynamic': TemplateCard;
  'international-standard': TemplateCard;
  'tech-innovator': TemplateCard;
  'finance-professional': TemplateCard;
  'healthcare-specialist': TemplateCard;
  'marketing-creative': TemplateCard;
  'consulting-expert': TemplateCard;
  'sales-achiever': TemplateCard;
  'education-leader': TemplateCard;
  'engineering-specialist': TemplateCard;
  'nonprofit-advocate': TemplateCard;
  'entrepreneur-founder': TemplateCard;
  'remote-specialist': TemplateCard;
  'legal-professional': TemplateCard;
  'data-scientist': TemplateCard;
  'project-manager': TemplateCard;
  'graphic-artist': TemplateCard;
  'operations-manager': TemplateCard;
}
export interface TemplateCard {
  name: string;
  category: 'modern' | 'classic' | 'creative' | 'professional';
  /**
   * Kinds of work whose readers expect such a page.
   *
   * @minItems 1
   */
  trades: [
    (
      | 'office'
      | 'public'
      | 'finance'
      | 'sales'
      | 'technology'
      | 'engineering'
      | 'health'
      | 'education'
      | 'creative'
      | 'charity'
      | 'leadership'
    ),
    ...(
      | 'office'
      | 'public'
      | 'finance'
      | 'sales'
      | 'technology'
      | 'engineering'
      | 'health'
      | 'education'
      | 'creative'
      | 'charity'
      | 'leadership'
    )[]
  ];
  /**
   * One sentence on whom it suits and what it looks like.
   */
  description: string;
}
