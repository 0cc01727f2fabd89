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
    summary: 'Value Offered',
    experience: 'Engagements',
    education: 'Education',
    skills: 'Expertise',
    achievements: 'Impact',
    certifications: 'Accreditations',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: { accent: '#2c3e63', ink: '#1c2029', muted: '#555d6b' },
};
