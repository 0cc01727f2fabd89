/** The built-in resume templates, ids as the specification spells them. The order is the gallery's order. */
export declare const TEMPLATE_IDS: readonly [
  'modern-professional',
  'classic-corporate',
  'creative-designer',
  'minimalist-clean',
  'executive-premium',
  'corporate-executive',
  'academic-researcher',
  'academic-professional',
  'startup-dynamic',
  'international-standard',
  'tech-innovator',
  'finance-professional',
  'healthcare-specialist',
  'marketing-creative',
  'consulting-expert',
  'sales-achiever',
  'education-leader',
  'engineering-specialist',
  'nonprofit-advocate',
  'entrepreneur-founder',
  'remote-specialist',
  'legal-professional',
  'data-scientist',
  'project-manager',
  'graphic-artist',
  'operations-manager',
];
export type TemplateId = (typeof TEMPLATE_IDS)[number];
/** The template of a new resume, and of a stored one whose template is not in the list. */
export declare const DEFAULT_TEMPLATE_ID: TemplateId;
export declare const TEMPLATE_CATEGORIES: readonly ['modern', 'classic', 'creative', 'professional'];
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
export declare function isTemplateId(id: unknown): id is TemplateId;
