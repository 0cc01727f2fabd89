import type { Design } from '../model/design.ts';

export const consultingExpert: Design = {
  id: 'consulting-expert',
  header: 'boxed',
  body: 'labels',
  heading: 'plain',
  skills: 'columns',
  contacts: 'line',
  lead: 'employer',
  main: ['summary', 'achievements', 'experience', 'education', 'skills', 'certifications', 'languages'],
  headings: {
    summary: 'Consulting Profile',
    experience: 'Client Experience',
    education: 'Education',
    skills: 'Expertise',
    achievements: 'Key Achievements',
    certifications: 'Accreditations',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: { accent: '#2c3e63', ink: '#1c2029', muted: '#555d6b' },
};
