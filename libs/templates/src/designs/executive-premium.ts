import type { Design } from '../model/design.ts';

export const executivePremium: Design = {
  id: 'executive-premium',
  header: 'portrait',
  body: 'single',
  heading: 'overline',
  skills: 'columns',
  contacts: 'columns',
  lead: 'employer',
  main: ['summary', 'achievements', 'experience', 'education', 'certifications', 'skills', 'languages'],
  headings: {
    summary: 'Executive Profile',
    experience: 'Leadership Experience',
    education: 'Education',
    skills: 'Core Competencies',
    achievements: 'Career Highlights',
    certifications: 'Board and Professional Credentials',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: {
    accent: '#7a5a1e',
    ink: '#1f1d19',
    muted: '#5c574c',
    headerGround: '#f6f1e6',
    headerInk: '#1f1d19',
  },
  photo: true,
};
