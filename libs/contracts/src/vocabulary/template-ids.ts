/** The built-in resume templates, ids as the specification spells them. The order is the gallery's order. */
export const TEMPLATE_IDS = [
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
] as const;

export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** The template of a new resume, and of a stored one whose template is not in the list. */
export const DEFAULT_TEMPLATE_ID: TemplateId = 'modern-professional';

export const TEMPLATE_CATEGORIES = ['modern', 'classic', 'creative', 'professional'] as const;

export function isTemplateId(id: unknown): id is TemplateId {
  return (TEMPLATE_IDS as readonly unknown[]).includes(id);
}
