import type { Design } from '../model/design.ts';

export const minimalistClean: Design = {
  id: 'minimalist-clean',
  header: 'plain',
  body: 'single',
  heading: 'plain',
  skills: 'inline',
  contacts: 'line',
  lead: 'one-line',
  main: ['summary', 'experience', 'education', 'skills', 'achievements', 'certifications', 'languages'],
  headings: {
    summary: 'About',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    achievements: 'Achievements',
    certifications: 'Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#3a3a3a', ink: '#222222', muted: '#666666' },
  scale: { name: 0.9, heading: 0.9 },
};
