/** A full resume of two pages: six jobs, long texts, forty skills. */
const BULLETS = [
  'Closed the monthly books in four working days instead of nine by rewriting the reconciliation steps.',
  'Cut delivery cost by ₦450,000 a month by grouping routes and renegotiating two carrier contracts.',
  'Trained eleven officers across Lagos, Aba and Kano in the new ledger, with no loss of closing time.',
  'Answered two external audits without a finding and prepared every schedule that the auditors asked for.',
];

const jobs = Array.from({ length: 6 }, (_, index) => ({
  company: `Kora Foods ${index + 1} Ltd`,
  position: 'Senior operations accountant',
  location: 'Ikeja, Lagos',
  startDate: `${2022 - 2 * index}-03`,
  endDate: index === 0 ? '' : `${2024 - 2 * index}-02`,
  current: index === 0,
  description: BULLETS.join('\n'),
}));

export const TWO_PAGES = {
  title: 'Accountant, Lagos',
  industry: 'Accounting and finance',
  careerGoal: 'local',
  experienceLevel: 'senior',
  templateId: 'modern-professional',
  summary: `${BULLETS.join(' ')} ${BULLETS.join(' ')}`,
  personalInfo: {
    firstName: 'Adébáyọ̀',
    lastName: 'Ọláńrewájú',
    email: 'adebayo@example.com',
    phone: '+234 803 123 4567',
    location: 'Ikeja, Lagos',
    website: 'https://adebayo.example',
    linkedin: 'linkedin.com/in/adebayo',
    github: 'github.com/adebayo',
    professionalTagline: 'Chartered accountant for fast-growing food companies',
    photoUrl: null,
  },
  experience: jobs,
  education: [
    {
      institution: 'University of Lagos',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2008-09',
      endDate: '2012-07',
      current: false,
      grade: 'Second class upper',
    },
  ],
  skills: Array.from({ length: 40 }, (_, index) => ({
    name: `Skill number ${index + 1}`,
    level: 'intermediate',
    category: `Group ${Math.floor(index / 10) + 1}`,
  })),
  achievements: [{ title: 'Best graduating student', description: BULLETS[0], date: '2012-07' }],
  certifications: [{ name: 'ICAN Chartered Accountant', issuer: 'ICAN', date: '2015-05' }],
  languages: [{ language: 'Yorùbá', proficiency: 'native' }],
};
