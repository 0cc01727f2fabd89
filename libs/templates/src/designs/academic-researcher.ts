import type { Design } from '../model/design.ts';

export const academicResearcher: Design = {
  id: 'academic-researcher',
  header: 'letterhead',
  body: 'single',
  heading: 'caps',
  skills: 'table',
  contacts: 'columns',
  lead: 'one-line',
  main: ['education', 'summary', 'experience', 'achievements', 'certifications', 'skills', 'languages'],
  headings: {
    summary: 'Research Profile',
    experience: 'Appointments and Experience',
    education: 'Education',
    skills: 'Methods and Skills',
    achievements: 'Publications and Awards',
    certifications: 'Training',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'serif' },
  colours: { accent: '#3b3b3b', ink: '#161616', muted: '#4f4f4f' },
  scale: { text: 0.94, name: 0.85 },
};
