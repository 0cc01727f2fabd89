import type { Design } from '../model/design.ts';

export const projectManager: Design = {
  id: 'project-manager',
  header: 'banner',
  body: 'timeline',
  heading: 'overline',
  skills: 'tags',
  contacts: 'line',
  lead: 'role',
  main: ['summary', 'experience', 'skills', 'achievements', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'Professional Summary',
    experience: 'Project Experience',
    education: 'Education',
    skills: 'Project Skills',
    achievements: 'Project Achievements',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#6a4a0f',
    ink: '#241f17',
    muted: '#635b4c',
    headerGround: '#3a3327',
    headerInk: '#ffffff',
  },
  placeholderName: 'Project Manager',
  placeholderContacts: true,
};
