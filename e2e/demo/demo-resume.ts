/** An invented person whose resume the demo shows. */
export const DEMO_RESUME = {
  title: 'Customer operations manager',
  careerGoal: 'remote',
  industry: 'Financial services',
  experienceLevel: 'senior',
  templateId: 'modern-professional',
  summary:
    'Operations manager who turns scattered support work into a service people praise. Nine years across telecoms and payments, leading teams of up to 34.',
  personalInfo: {
    firstName: 'Adébáyọ̀',
    lastName: 'Ọláńrewájú',
    email: 'adebayo@example.com',
    phone: '+234 803 555 0142',
    location: 'Ikeja, Lagos',
    linkedin: 'linkedin.com/in/adebayo',
    professionalTagline: 'Customer operations, payments',
  },
  experience: [
    {
      company: 'Tollgate Pay',
      position: 'Customer operations manager',
      location: 'Lagos',
      startDate: '2021-03',
      current: true,
      description:
        'Cut the median first reply from 9 hours to 38 minutes by routing tickets by product\nSaved ₦450,000 a month by grouping delivery routes\nLead 34 agents in Lagos and Kano, with yearly turnover down from 41% to 17%',
    },
    {
      company: 'Nimbus Telecoms',
      position: 'Support team lead',
      location: 'Ikeja',
      startDate: '2016-06',
      endDate: '2021-02',
      description: 'Trained 60 new agents on the billing system; 92% passed the first audit',
    },
  ],
  education: [
    {
      institution: 'University of Nigeria, Nsukka',
      degree: 'B.Sc.',
      fieldOfStudy: 'Sociology',
      startDate: '2010-09',
      endDate: '2014-07',
      grade: 'Second class upper',
    },
  ],
  skills: ['Workforce planning', 'Service recovery', 'Power BI', 'Excel', 'Zendesk'].map((name) => ({
    name,
    level: 'intermediate',
    category: 'Operations',
  })),
  certifications: [{ name: 'Lean Six Sigma Green Belt', issuer: 'ASQ', date: '2022-05' }],
  languages: [
    { language: 'English', proficiency: 'native' },
    { language: 'Yorùbá', proficiency: 'native' },
  ],
};
