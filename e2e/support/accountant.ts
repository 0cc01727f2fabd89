/** A resume whose letters, figures and signs a screen must show well. */
export const ACCOUNTANT = {
  title: 'Accountant',
  careerGoal: 'local',
  targetCountry: 'Nigeria',
  industry: 'Accounting and finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  summary: 'Accountant with nine years in the audit of food companies in Lagos and Aba.',
  personalInfo: {
    firstName: 'Adébáyọ̀',
    lastName: 'Ọláńrewájú',
    email: 'adebayo@example.com',
    phone: '+234 803 123 4567',
  },
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      location: 'Ikeja, Lagos',
      startDate: '2021-03',
      current: true,
      description: 'Cut delivery cost by ₦450,000 a month.\nReconciled 14 bank accounts in Excel',
    },
  ],
  education: [
    {
      institution: 'University of Lagos',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2011-09',
      endDate: '2015-07',
    },
  ],
  skills: [{ name: 'Excel', level: 'advanced', category: 'Tools' }],
};
