import type { Design } from '../model/design.ts';

export const internationalStandard: Design = {
  id: 'international-standard',
  header: 'letterhead',
  body: 'labels',
  heading: 'caps',
  skills: 'list',
  contacts: 'labelled',
  lead: 'role',
  main: ['summary', 'experience', 'education', 'skills', 'languages', 'certifications', 'achievements'],
  headings: {
    summary: 'Statement',
    experience: 'Employment',
    education: 'Education',
    skills: 'Skills',
    achievements: 'Achievements',
    certifications: 'Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#1d4e89', ink: '#1b2127', muted: '#556069' },
  dateFormat: 'numeric',
};
