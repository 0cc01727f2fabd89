import type { TemplateCategory, TemplateId } from './template-ids.ts';

/** What the gallery, the database and other programs say of a template. Its design lives in the templates library. */
export interface TemplateCard {
  name: string;
  category: TemplateCategory;
  /** One sentence on whom it suits and what it looks like. */
  description: string;
}

const card = (name: string, category: TemplateCategory, description: string): TemplateCard => ({
  name,
  category,
  description,
});

export const TEMPLATE_CATALOGUE: Readonly<Record<TemplateId, TemplateCard>> = {
  'modern-professional': card(
    'Modern Professional',
    'modern',
    'A calm two-column page with a photo, for most office roles.',
  ),
  'classic-corporate': card(
    'Classic Corporate',
    'classic',
    'A ruled single column in a serif face, for banks and public bodies.',
  ),
  'creative-designer': card(
    'Creative Designer',
    'creative',
    'A coloured side bar with a portrait, for people who make things.',
  ),
  'minimalist-clean': card(
    'Minimalist Clean',
    'modern',
    'White space and one typeface; nothing stands between you and the reader.',
  ),
  'executive-premium': card(
    'Executive Premium',
    'professional',
    'A portrait and a statement up front, for directors and founders.',
  ),
  'corporate-executive': card(
    'Corporate Executive',
    'professional',
    'A broad dark header and measured columns, for senior management.',
  ),
  'academic-researcher': card(
    'Academic Researcher',
    'classic',
    'Dense and plain, education first, for long lists of work.',
  ),
  'academic-professional': card(
    'Academic Professional',
    'classic',
    'A scholarly page with dates in the margin, for lecturers and administrators.',
  ),
  'startup-dynamic': card(
    'Startup Dynamic',
    'modern',
    'Bold headings and quick facts, for young teams that read fast.',
  ),
  'international-standard': card(
    'International Standard',
    'professional',
    'Labels on the left, facts on the right, for applications abroad.',
  ),
  'tech-innovator': card('Tech Innovator', 'modern', 'Skills first with a monospaced accent, for engineers.'),
  'finance-professional': card(
    'Finance Professional',
    'professional',
    'Figures and employers lined up, for accountants and analysts.',
  ),
  'healthcare-specialist': card(
    'Healthcare Specialist',
    'professional',
    'Licences and certificates near the top, for clinical roles.',
  ),
  'marketing-creative': card(
    'Marketing Creative',
    'creative',
    'A confident header and short blocks, for brand and growth roles.',
  ),
  'consulting-expert': card('Consulting Expert', 'professional', 'Achievements before duties, for advisers.'),
  'sales-achiever': card(
    'Sales Achiever',
    'professional',
    'Results in a band under the name, for people measured by numbers.',
  ),
  'education-leader': card(
    'Education Leader',
    'classic',
    'A warm, open page for teachers and heads of school.',
  ),
  'engineering-specialist': card(
    'Engineering Specialist',
    'professional',
    'A grid with ruled cells, for technical trades and engineers.',
  ),
  'nonprofit-advocate': card(
    'Nonprofit Advocate',
    'creative',
    'Purpose first, soft colour, for charities and public health.',
  ),
  'entrepreneur-founder': card('Entrepreneur Founder', 'creative', 'A timeline of ventures with a monogram.'),
  'remote-specialist': card(
    'Remote Specialist',
    'modern',
    'Links and tools in a slim side bar, for distributed teams.',
  ),
  'legal-professional': card(
    'Legal Professional',
    'classic',
    'Centred capitals and fine rules, for chambers and firms.',
  ),
  'data-scientist': card('Data Scientist', 'modern', 'A banner over skills and evidence, for data roles.'),
  'project-manager': card('Project Manager', 'professional', 'A banner and a timeline of deliveries.'),
  'graphic-artist': card('Graphic Artist', 'creative', 'A large banner and generous type, for visual work.'),
  'operations-manager': card(
    'Operations Manager',
    'professional',
    'A banner and a steady two-column body, for plants and logistics.',
  ),
};
