import type { Design } from '../model/design.ts';

export const healthcareSpecialist: Design = {
  id: 'healthcare-specialist',
  header: 'band',
  body: 'side-right',
  heading: 'plain',
  skills: 'list',
  contacts: 'line',
  lead: 'role',
  main: ['summary', 'experience', 'education'],
  side: ['certifications', 'skills', 'languages', 'achievements'],
  headings: {
    summary: 'Clinical Profile',
    experience: 'Clinical Experience',
    education: 'Education and Training',
    skills: 'Clinical Skills',
    achievements: 'Distinctions and Awards',
    certifications: 'Licences and Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#00647d',
    ink: '#1a2226',
    muted: '#516067',
    headerGround: '#e6f3f5',
    headerInk: '#173b45',
  },
};
