import type { Design } from '../model/design.ts';

export const educationLeader: Design = {
  id: 'education-leader',
  header: 'centred',
  body: 'halves',
  heading: 'boxed',
  skills: 'list',
  contacts: 'columns',
  lead: 'role',
  main: ['summary', 'experience'],
  side: ['education', 'certifications', 'skills', 'achievements', 'languages'],
  headings: {
    summary: 'Teaching Philosophy',
    experience: 'Teaching Experience',
    education: 'Education',
    skills: 'Classroom Skills',
    achievements: 'Contributions and Awards',
    certifications: 'Registration and Certificates',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'serif' },
  colours: { accent: '#5b3f7a', ink: '#211d26', muted: '#5c5664' },
};
