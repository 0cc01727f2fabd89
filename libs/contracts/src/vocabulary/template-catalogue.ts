import type { TemplateCategory, TemplateId } from './template-ids.ts';

/** Kinds of work by which the gallery can be narrowed, and what it calls them. */
export const TRADES = {
  office: 'Office and administration',
  public: 'Public service and law',
  finance: 'Banking and finance',
  sales: 'Sales and marketing',
  technology: 'Technology and data',
  engineering: 'Engineering and operations',
  health: 'Health',
  education: 'Education and research',
  creative: 'Design and media',
  charity: 'Charities and development',
  leadership: 'Leadership and consulting',
} as const;
export type Trade = keyof typeof TRADES;

/** What the gallery, the database and other programs say of a template. Its design lives in the templates library. */
export interface TemplateCard {
  name: string;
  category: TemplateCategory;
  /** One sentence on whom it suits and what it looks like. */
  description: string;
  /** Kinds of work whose readers expect such a page. */
  trades: readonly Trade[];
}

const card = (
  name: string,
  category: TemplateCategory,
  trades: readonly Trade[],
  description: string,
): TemplateCard => ({ name, category, trades, description });

export const TEMPLATE_CATALOGUE: Readonly<Record<TemplateId, TemplateCard>> = {
  'modern-professional': card(
    'Modern Professional',
    'modern',
    ['office', 'sales', 'technology'],
    'For office work of most kinds: a round portrait, a plain sans serif, and skills in a narrow column that ends where they end.',
  ),
  'classic-corporate': card(
    'Classic Corporate',
    'classic',
    ['finance', 'public', 'office'],
    'For banks, insurers and public bodies: one column in Garamond under a centred name, each heading on a rule.',
  ),
  'creative-designer': card(
    'Creative Designer',
    'creative',
    ['creative'],
    'For designers and makers: a portrait in the corner, and one colour from it down to the end of the skills.',
  ),
  'minimalist-clean': card(
    'Minimalist Clean',
    'modern',
    ['office', 'technology', 'creative'],
    'For writers, analysts and anyone who wants only the words: wide margins, one size of type, no lines.',
  ),
  'executive-premium': card(
    'Executive Premium',
    'professional',
    ['leadership', 'finance'],
    'For directors and board members: a display serif on cream, and results before duties.',
  ),
  'corporate-executive': card(
    'Corporate Executive',
    'professional',
    ['leadership', 'finance', 'office'],
    'For senior managers: strengths, results and credentials side by side before the career.',
  ),
  'academic-researcher': card(
    'Academic Researcher',
    'classic',
    ['education', 'health'],
    'For researchers: education first, dense and plain, for long lists of work.',
  ),
  'academic-professional': card(
    'Academic Professional',
    'classic',
    ['education', 'public'],
    'For lecturers and registrars: a book serif with all dates in the margin.',
  ),
  'startup-dynamic': card(
    'Startup Dynamic',
    'modern',
    ['technology', 'sales', 'creative'],
    'For small, fast teams: large headings, who and when on the left, what came of it on the right.',
  ),
  'international-standard': card(
    'International Standard',
    'professional',
    ['office', 'engineering', 'public', 'charity'],
    'For applications abroad: labels on the left, facts on the right, months in figures.',
  ),
  'tech-innovator': card(
    'Tech Innovator',
    'modern',
    ['technology'],
    'For software engineers: monospaced headings and the tools in a narrow column.',
  ),
  'finance-professional': card(
    'Finance Professional',
    'professional',
    ['finance'],
    'For accountants, auditors and analysts: serif headings on fine rules, figures and dates in line.',
  ),
  'healthcare-specialist': card(
    'Healthcare Specialist',
    'professional',
    ['health'],
    'For nurses, doctors and laboratory staff: licences and clinical skills on a pale ground at the top.',
  ),
  'marketing-creative': card(
    'Marketing Creative',
    'creative',
    ['sales', 'creative'],
    'For brand and growth work: a bold name on colour, and each post behind a rule of its own.',
  ),
  'consulting-expert': card(
    'Consulting Expert',
    'professional',
    ['leadership', 'finance'],
    'For consultants and advisers: achievements before duties, serif labels on the left.',
  ),
  'sales-achiever': card(
    'Sales Achiever',
    'professional',
    ['sales'],
    'For people who are measured by numbers: results as tiles right under the name.',
  ),
  'education-leader': card(
    'Education Leader',
    'classic',
    ['education'],
    'For teachers and heads of school: a masthead, a sentence of purpose, and qualifications in two columns at the foot.',
  ),
  'engineering-specialist': card(
    'Engineering Specialist',
    'professional',
    ['engineering'],
    'For engineers and technical trades: the title block of a drawing, and skills before sites.',
  ),
  'nonprofit-advocate': card(
    'Nonprofit Advocate',
    'creative',
    ['charity', 'health', 'public'],
    'For charities, public health and development work: a mission set large, headings in the margin.',
  ),
  'entrepreneur-founder': card(
    'Entrepreneur Founder',
    'creative',
    ['leadership', 'sales'],
    'For founders: ventures along a line through time, contacts at the right edge.',
  ),
  'remote-specialist': card(
    'Remote Specialist',
    'modern',
    ['technology', 'office'],
    'For distributed teams: contacts as a table, tools early, and each post told beside its dates.',
  ),
  'legal-professional': card(
    'Legal Professional',
    'classic',
    ['public'],
    'For chambers, firms and registries: capitals in Garamond, fine rules, dates in the margin.',
  ),
  'data-scientist': card(
    'Data Scientist',
    'modern',
    ['technology', 'finance'],
    'For data and analytics work: a dark banner, a strip of contacts, and skills beside languages.',
  ),
  'project-manager': card(
    'Project Manager',
    'professional',
    ['engineering', 'leadership', 'charity'],
    'For project and programme managers: a banner with the contacts, and deliveries along a line through time.',
  ),
  'graphic-artist': card(
    'Graphic Artist',
    'creative',
    ['creative'],
    'For illustrators, photographers and artists: a banner of type alone, and dates in the margin.',
  ),
  'operations-manager': card(
    'Operations Manager',
    'professional',
    ['engineering', 'office'],
    'For plants, fleets and supply chains: a banner of two blocks, skills first, the rest in two columns at the foot.',
  ),
};
