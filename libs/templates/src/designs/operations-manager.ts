import type { Design } from '../model/design.ts';

export const operationsManager: Design = {
  id: 'operations-manager',
  header: 'banner',
  body: 'halves',
  heading: 'filled',
  skills: 'table',
  contacts: 'line',
  lead: 'employer',
  main: ['summary', 'experience'],
  side: ['skills', 'achievements', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'Overview',
    experience: 'Operations Experience',
    education: 'Education',
    skills: 'Operational Skills',
    achievements: 'Improvements and Awards',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#3d4f2a',
    ink: '#1e221a',
    muted: '#575e4e',
    headerGround: '#3d4f2a',
    headerInk: '#ffffff',
  },
  placeholderName: 'Operations Manager',
  placeholderContacts: true,
};
