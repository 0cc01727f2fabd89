import type { Design } from '../model/design.ts';

export const graphicArtist: Design = {
  id: 'graphic-artist',
  header: 'banner',
  body: 'cards',
  heading: 'overline',
  skills: 'columns',
  contacts: 'list',
  lead: 'role',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'About My Work',
    experience: 'Studio Experience',
    education: 'Education and Training',
    skills: 'Craft and Skills',
    achievements: 'Exhibitions and Awards',
    certifications: 'Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: {
    accent: '#5a2a82',
    ink: '#221d27',
    muted: '#5f5866',
    headerGround: '#5a2a82',
    headerInk: '#ffffff',
  },
  placeholderName: 'Graphic Artist',
  placeholderContacts: true,
  scale: { name: 1.3 },
};
