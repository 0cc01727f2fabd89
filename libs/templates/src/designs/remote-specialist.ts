import type { Design } from '../model/design.ts';

export const remoteSpecialist: Design = {
  id: 'remote-specialist',
  header: 'side',
  body: 'side-right',
  heading: 'caps',
  skills: 'groups',
  contacts: 'labelled',
  lead: 'role',
  main: ['summary', 'experience', 'achievements', 'education'],
  side: ['skills', 'certifications', 'languages'],
  headings: {
    summary: 'How I Work',
    experience: 'Remote Experience',
    education: 'Education',
    skills: 'Tools and Skills',
    achievements: 'Outcomes and Achievements',
    certifications: 'Certificates',
    languages: 'Languages and Hours',
  },
  fonts: { heading: 'sans', body: 'sans' },
  colours: { accent: '#275d8c', ink: '#1c2229', muted: '#545f6a', sideGround: '#eaf1f7', sideInk: '#1f3346' },
};
