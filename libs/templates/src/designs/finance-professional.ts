import type { Design } from '../model/design.ts';

export const financeProfessional: Design = {
  id: 'finance-professional',
  header: 'ruled',
  body: 'single',
  heading: 'rule',
  skills: 'table',
  contacts: 'columns',
  lead: 'employer',
  main: ['summary', 'experience', 'skills', 'education', 'certifications', 'achievements', 'languages'],
  headings: {
    summary: 'Profile',
    experience: 'Employment History',
    education: 'Education',
    skills: 'Technical and Financial Skills',
    achievements: 'Results and Achievements',
    certifications: 'Professional Qualifications',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: { accent: '#24503f', ink: '#1a201d', muted: '#535d58' },
};
