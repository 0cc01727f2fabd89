import type { Design } from '../model/design.ts';

export const nonprofitAdvocate: Design = {
  id: 'nonprofit-advocate',
  header: 'statement',
  body: 'side-right',
  heading: 'rule',
  skills: 'inline',
  contacts: 'list',
  lead: 'employer',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'languages', 'certifications'],
  headings: {
    summary: 'Mission',
    experience: 'Service and Experience',
    education: 'Education',
    skills: 'Skills for Impact',
    achievements: 'Impact and Achievements',
    certifications: 'Training',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: { accent: '#2f6b3a', ink: '#1d231e', muted: '#566058' },
};
