import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** A made-up resume with every field filled. */
export const filledResume = (): ResumeContentDto => ({
  title: 'Logistics 2026',
  careerGoal: 'relocation',
  targetCountry: 'Canada',
  industry: 'Logistics',
  experienceLevel: 'senior',
  templateId: 'modern-professional',
  summary: 'Moved 1,200 tonnes a month.\nSaved ₦450,000.',
  personalInfo: {
    firstName: 'Adébáyọ̀',
    lastName: 'Ọláńrewájú',
    email: 'adebayo@example.com',
    phone: '+234 803 123 4567',
    location: 'Ikeja, Lagos',
    website: 'https://adebayo.example.com',
    linkedin: 'https://linkedin.com/in/adebayo',
    github: 'https://github.com/adebayo',
    professionalTagline: 'Logistics manager',
    photoUrl: 'https://example.com/me.jpg',
  },
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Operations lead',
      location: 'Aba',
      startDate: '2021-03',
      current: true,
      description: 'Cut delivery cost by ₦450,000 a month\nTrained <12> drivers & clerks',
    },
    {
      company: 'Sahel Freight',
      position: 'Clerk',
      location: 'Kano',
      startDate: '2018-01',
      endDate: '2021-02',
      current: false,
      description: 'Ɗauki nauyin ƙungiyar ma’aikata',
    },
  ],
  education: [
    {
      institution: 'University of Lagos',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2013-09',
      endDate: '2017-07',
      current: false,
      grade: 'Second class upper',
    },
  ],
  skills: [
    { name: 'Excel', level: 'expert', category: 'Tools' },
    { name: 'SQL', level: 'expert', category: 'Tools' },
    { name: 'Negotiation', level: 'intermediate' },
  ],
  achievements: [{ title: 'Best graduating student', description: 'Of 212', date: '2017-07' }],
  certifications: [
    {
      name: 'Chartered Accountant',
      issuer: 'ICAN',
      date: '2020-05',
      expiryDate: '2030-05',
      credentialId: 'A-17',
    },
  ],
  languages: [
    { language: 'Yorùbá', proficiency: 'native' },
    { language: 'English', proficiency: 'advanced' },
  ],
});
