import type { Design } from '../model/design.ts';

export const modernProfessional: Design = {
  id: 'modern-professional',
  header: 'portrait',
  body: 'side-right',
  heading: 'bar',
  skills: 'tags',
  contacts: 'line',
  lead: 'role',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'Professional Summary',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    achievements: 'Key Achievements',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#0f5c6e', ink: '#1d2529', muted: '#55626a' },
  photo: true,
};
