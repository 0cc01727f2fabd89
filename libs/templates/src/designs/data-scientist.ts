import type { Design } from '../model/design.ts';

export const dataScientist: Design = {
  id: 'data-scientist',
  header: 'banner',
  body: 'side-left',
  heading: 'bar',
  skills: 'list',
  contacts: 'columns',
  lead: 'role',
  main: ['summary', 'experience', 'achievements'],
  side: ['skills', 'education', 'certifications', 'languages'],
  headings: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Technical Skills',
    achievements: 'Projects and Achievements',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: {
    accent: '#20497a',
    ink: '#1b212a',
    muted: '#545e6b',
    headerGround: '#20497a',
    headerInk: '#ffffff',
  },
  placeholderName: 'Data Scientist',
  placeholderContacts: true,
};
