import type { Persona } from '../persona.types.ts';

export const BLESSING_EFFIONG: Persona = {
  id: 'blessing-effiong',
  country: 'Nigeria',
  expected: {
    occupation: 'customer-service-representative',
    industry: 'customer-service',
    gaps: ['customer-relationship-management', 'french', 'e-commerce'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Customer Service Representative, Uyo',
      careerGoal: 'remote',
      industry: 'Customer service and outsourcing',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary:
        'Customer service representative with 18 months in a telecom contact centre. Answers 80 calls a day at 94% satisfaction and trains new agents in complaint handling.',
      personalInfo: {
        firstName: 'Blessing',
        lastName: 'Effiong',
        email: 'blessing.effiong@example.com',
        phone: '+234 901 555 0109',
        location: 'Uyo, Nigeria',
        linkedin: 'linkedin.com/in/blessing-effiong',
        professionalTagline: 'Customer Service Representative',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearline Contact Centre',
          position: 'Customer Care Representative',
          location: 'Uyo',
          startDate: '2025-05',
          current: true,
          description:
            'Answered 80 inbound calls and 25 live chats a day with 94% customer satisfaction.\nResolved 86% of complaints at first contact, 11 points above the team.\nLogged every case in Zendesk within the service level agreement of 4 hours.\nTrained 9 new agents in complaint handling and call scripts.',
        },
        {
          company: 'Akwa Ibom State Ministry of Health',
          position: 'NYSC Corps Member, Front Desk',
          location: 'Uyo',
          startDate: '2024-03',
          endDate: '2025-02',
          current: false,
          description:
            'Received 60 visitors a day and directed them to 7 departments.\nDigitised 2,300 paper files with two colleagues in four months.',
        },
      ],
      education: [
        {
          institution: 'University of Uyo',
          degree: 'B.A.',
          fieldOfStudy: 'English',
          startDate: '2018-10',
          endDate: '2023-08',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: 'Complaint handling',
          level: 'intermediate',
        },
        {
          name: 'Call centre operations',
          level: 'intermediate',
        },
        {
          name: 'Live chat support',
          level: 'intermediate',
        },
        {
          name: 'Zendesk',
          level: 'intermediate',
        },
        {
          name: 'Service level agreements',
          level: 'intermediate',
        },
        {
          name: 'Active listening',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
        {
          name: 'Data entry',
          level: 'intermediate',
        },
        {
          name: 'Typing',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Office',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Agent of the Quarter',
          description: 'Contact centre of 120 agents.',
          date: '2026-03',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Ibibio',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Customer Service Representative, Uyo',
      careerGoal: 'remote',
      industry: 'Customer service and outsourcing',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary:
        'Customer service representative with experience in a contact centre, handling calls and complaints.',
      personalInfo: {
        firstName: 'Blessing',
        lastName: 'Effiong',
        email: 'blessing.effiong@example.com',
        phone: '+234 901 555 0109',
        location: 'Uyo, Nigeria',
        linkedin: 'linkedin.com/in/blessing-effiong',
        professionalTagline: 'Customer Service Representative',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearline Contact Centre',
          position: 'Customer Care Representative',
          location: 'Uyo',
          startDate: '2025-05',
          current: true,
          description:
            'Answered inbound calls and live chats every day.\nResolved complaints and logged cases in Zendesk.\nTrained new agents.',
        },
        {
          company: 'Akwa Ibom State Ministry of Health',
          position: 'NYSC Corps Member, Front Desk',
          location: 'Uyo',
          startDate: '2024-03',
          endDate: '2025-02',
          current: false,
          description: 'Received visitors and digitised files.',
        },
      ],
      education: [
        {
          institution: 'University of Uyo',
          degree: 'B.A.',
          fieldOfStudy: 'English',
          startDate: '2018-10',
          endDate: '2023-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
        {
          name: 'Zendesk',
          level: 'intermediate',
        },
        {
          name: 'Typing',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Ibibio',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Customer Service Representative, Uyo',
      careerGoal: 'remote',
      industry: 'Customer service and outsourcing',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary: 'Graduate seeking for job opportunity in any organisation.',
      personalInfo: {
        firstName: 'Blessing',
        lastName: 'Effiong',
        email: 'blessing.effiong@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearline Contact Centre',
          position: 'Customer Care Representative',
          location: 'Uyo',
          startDate: '2025-05',
          current: true,
          description: 'Picking calls from customers.\nAttending to complaint.',
        },
        {
          company: 'Akwa Ibom State Ministry of Health',
          position: 'NYSC Corps Member, Front Desk',
          location: 'Uyo',
          startDate: '2024-03',
          endDate: '2025-02',
          current: false,
          description: 'NYSC.',
        },
      ],
      education: [
        {
          institution: 'University of Uyo',
          degree: 'B.A.',
          fieldOfStudy: 'English',
          startDate: '2018-10',
          endDate: '2023-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Communication',
          level: 'intermediate',
        },
        {
          name: 'Computer',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Customer Support Specialist (Remote)',
    company: 'Brightcart Online',
    text: 'Brightcart is an online shop that serves customers in six African countries by email, chat and telephone.\nYou will answer customers, resolve complaints, process refunds and feed problems back to the product team. Requirements: 1 year of customer service, excellent English, complaint handling, live chat support, experience with Zendesk or Freshdesk. Customer relationship management software such as HubSpot or Salesforce is required. French is an advantage. E-commerce experience preferred.',
  },
};
