import type { Design } from '../model/design.ts';

export const entrepreneurFounder: Design = {
  id: 'entrepreneur-founder',
  header: 'monogram',
  body: 'timeline',
  heading: 'plain',
  skills: 'inline',
  contacts: 'line',
  lead: 'employer',
  main: ['summary', 'experience', 'achievements', 'education', 'skills', 'certifications', 'languages'],
  headings: {
    summary: 'Vision',
    experience: 'Venture Experience',
    education: 'Education',
    skills: 'Founder Skills',
    achievements: 'Milestones and Achievements',
    certifications: 'Programmes and Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#7b2d26', ink: '#231c1b', muted: '#615655' },
};
