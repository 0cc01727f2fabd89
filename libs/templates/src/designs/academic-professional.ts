import type { Design } from '../model/design.ts';

export const academicProfessional: Design = {
  id: 'academic-professional',
  header: 'plain',
  body: 'margin-dates',
  heading: 'rule',
  skills: 'table',
  contacts: 'columns',
  lead: 'role',
  main: ['summary', 'experience', 'education', 'achievements', 'certifications', 'skills', 'languages'],
  headings: {
    summary: 'Academic Profile',
    experience: 'Academic Experience',
    education: 'Education and Qualifications',
    skills: 'Competencies',
    achievements: 'Awards and Service',
    certifications: 'Professional Training',
    languages: 'Languages',
  },
  fonts: { heading: 'serif', body: 'sans' },
  colours: { accent: '#2b4a3c', ink: '#1c211e', muted: '#55605a' },
  photo: true,
};
