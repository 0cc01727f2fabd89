import type { Design } from '../model/design.ts';

export const engineeringSpecialist: Design = {
  id: 'engineering-specialist',
  header: 'ruled',
  body: 'grid',
  heading: 'numbered',
  skills: 'table',
  contacts: 'labelled',
  lead: 'role',
  main: ['summary', 'skills', 'experience', 'education', 'certifications', 'achievements', 'languages'],
  headings: {
    summary: 'Summary',
    experience: 'Project and Site Experience',
    education: 'Education',
    skills: 'Technical Skills',
    achievements: 'Achievements',
    certifications: 'Registrations and Licences',
    languages: 'Languages',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#374a5c', ink: '#1b2126', muted: '#535e67' },
};
