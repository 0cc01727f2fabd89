import type { Design } from '../model/design.ts';

export const startupDynamic: Design = {
  id: 'startup-dynamic',
  header: 'stacked',
  body: 'cards',
  heading: 'filled',
  skills: 'tags',
  contacts: 'line',
  lead: 'role',
  main: ['summary', 'experience', 'achievements', 'education', 'certifications', 'languages'],
  side: ['skills'],
  headings: {
    summary: 'The Short Version',
    experience: 'Startup Experience',
    education: 'Education',
    skills: 'Skills Toolbox',
    achievements: 'Wins and Achievements',
    certifications: 'Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#0b6b4f', ink: '#17211d', muted: '#53605a' },
  scale: { name: 1.2 },
};
