import type { Design } from '../model/design.ts';

export const corporateExecutive: Design = {
  id: 'corporate-executive',
  header: 'band-split',
  body: 'halves',
  heading: 'rule',
  skills: 'columns',
  contacts: 'list',
  lead: 'employer',
  main: ['summary', 'experience'],
  side: ['achievements', 'education', 'skills', 'certifications', 'languages'],
  headings: {
    summary: 'Executive Summary',
    experience: 'Career History',
    education: 'Academic Background',
    skills: 'Strategic Skills',
    achievements: 'Selected Achievements',
    certifications: 'Credentials',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#16324f',
    ink: '#1b2530',
    muted: '#52606e',
    headerGround: '#16324f',
    headerInk: '#ffffff',
  },
  photo: true,
};
