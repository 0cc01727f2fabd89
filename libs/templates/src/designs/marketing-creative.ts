import type { Design } from '../model/design.ts';

export const marketingCreative: Design = {
  id: 'marketing-creative',
  header: 'band',
  body: 'cards',
  heading: 'plain',
  skills: 'tags',
  contacts: 'columns',
  lead: 'one-line',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'My Story',
    experience: 'Campaign Experience',
    education: 'Education and Learning',
    skills: 'Strengths and Skills',
    achievements: 'Achievements That Count',
    certifications: 'Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#b3361f',
    ink: '#262020',
    muted: '#655a58',
    headerGround: '#b3361f',
    headerInk: '#ffffff',
  },
  scale: { name: 1.25 },
};
