import type { Design } from '../model/design.ts';

export const salesAchiever: Design = {
  id: 'sales-achiever',
  header: 'statement',
  body: 'single',
  heading: 'filled',
  skills: 'columns',
  contacts: 'line',
  lead: 'role',
  main: ['achievements', 'summary', 'experience', 'skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'Sales Profile',
    experience: 'Experience and Track Record',
    education: 'Education',
    skills: 'Selling Skills',
    achievements: 'Targets Beaten',
    certifications: 'Training',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#8c3b12', ink: '#231d19', muted: '#62574f' },
};
