/** A complete resume body; tests change what they are about. */
export const resumeBody = (change: object = {}) => ({
  title: 'Accountant, Lagos',
  careerGoal: 'local',
  industry: 'Accounting',
  experienceLevel: 'mid',
  templateId: 'classic-corporate',
  summary: 'Accountant with two plants.',
  personalInfo: {
    firstName: 'Adébáyọ̀',
    lastName: 'Ọláńrewájú',
    email: 'adebayo@example.com',
    phone: '0803 123 4567',
    photoUrl: '',
  },
  experience: [
    {
      company: 'Kora Foods',
      position: 'Accountant',
      startDate: '2021-03',
      current: true,
      description: 'Saved ₦450,000',
    },
  ],
  education: [{ institution: 'UNILAG', degree: 'B.Sc.', startDate: '2014-09', endDate: '2018-07' }],
  skills: [{ name: 'Excel', level: 'intermediate' }],
  achievements: [{ title: 'Best clerk' }],
  certifications: [{ name: 'ICAN', issuer: 'ICAN' }],
  languages: [{ language: 'Yorùbá', proficiency: 'native' }],
  ...change,
});
