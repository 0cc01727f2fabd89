import type { Design } from '../model/design.ts';

export const legalProfessional: Design = {
  id: 'legal-professional',
  header: 'centred',
  body: 'margin-dates',
  heading: 'caps',
  skills: 'list',
  contacts: 'line',
  lead: 'one-line',
  main: ['summary', 'education', 'experience', 'certifications', 'skills', 'achievements', 'languages'],
  headings: {
    summary: 'Profile',
    experience: 'Legal Experience',
    education: 'Education and Call',
    skills: 'Practice Areas and Skills',
    achievements: 'Notable Achievements',
    certifications: 'Admissions and Licences',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'serif' },
  colours: { accent: '#222222', ink: '#171717', muted: '#4d4d4d' },
  scale: { name: 1.05 },
};
