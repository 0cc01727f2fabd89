import type { Design } from '../model/design.ts';

export const classicCorporate: Design = {
  id: 'classic-corporate',
  header: 'centred',
  body: 'single',
  heading: 'centred-rules',
  skills: 'inline',
  contacts: 'line',
  lead: 'employer',
  main: ['summary', 'experience', 'education', 'skills', 'certifications', 'achievements', 'languages'],
  headings: {
    summary: 'Profile',
    experience: 'Professional Experience',
    education: 'Education',
    skills: 'Areas of Expertise',
    achievements: 'Honours',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'serif' },
  colours: { accent: '#1f2f46', ink: '#1a1a1a', muted: '#515151' },
};
