import type { Design } from '../model/design.ts';

export const creativeDesigner: Design = {
  id: 'creative-designer',
  header: 'side',
  body: 'side-left',
  heading: 'overline',
  skills: 'tags',
  contacts: 'list',
  lead: 'role',
  main: ['summary', 'experience', 'achievements', 'education'],
  side: ['skills', 'languages', 'certifications'],
  headings: {
    summary: 'Hello',
    experience: 'My Work Experience',
    education: 'My Education',
    skills: 'My Skills',
    achievements: 'Awards and Recognition',
    certifications: 'Courses',
    languages: 'Languages I Speak',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#8a2f5f', ink: '#242026', muted: '#5f5863', sideGround: '#8a2f5f', sideInk: '#ffffff' },
  photo: true,
  scale: { name: 1.15 },
};
