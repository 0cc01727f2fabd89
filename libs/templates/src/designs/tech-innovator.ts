import type { Design } from '../model/design.ts';

export const techInnovator: Design = {
  id: 'tech-innovator',
  header: 'plain',
  body: 'side-left',
  heading: 'prompt',
  skills: 'groups',
  contacts: 'list',
  lead: 'role',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'readme',
    experience: 'experience',
    education: 'education',
    skills: 'tech skills',
    achievements: 'highlights',
    certifications: 'certificates',
    languages: 'languages',
  },
  fonts: { heading: 'mono', body: 'sans' },
  colours: { accent: '#1a5fb4', ink: '#1c2027', muted: '#565d68' },
};
