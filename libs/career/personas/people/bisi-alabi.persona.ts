import type { Persona } from '../persona.types.ts';

export const BISI_ALABI: Persona = {
  id: 'bisi-alabi',
  country: 'Nigeria',
  expected: {
    occupation: 'loan-officer',
    industry: 'banking',
    gaps: ['financial-analysis', 'motorcycle-riding'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'buzzwords'],
  },
  resumes: {
    strong: {
      title: 'Loan Officer, Abeokuta',
      careerGoal: 'local',
      industry: 'Banking',
      experienceLevel: 'entry',
      templateId: 'classic-corporate',
      summary:
        'Loan officer with 2 years in a microfinance bank. Manages 310 active group borrowers with ₦48 million outstanding and portfolio at risk of 2.1%.',
      personalInfo: {
        firstName: 'Bísí',
        lastName: 'Alàbí',
        email: 'bisi.alabi@example.com',
        phone: '+234 802 555 0107',
        location: 'Abeokuta, Nigeria',
        linkedin: 'linkedin.com/in/bisi-alabi',
        professionalTagline: 'Loan Officer, microfinance',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Owodunni Microfinance Bank',
          position: 'Loan Officer',
          location: 'Abeokuta',
          startDate: '2024-06',
          current: true,
          description:
            'Appraised and disbursed ₦96 million to 420 market women in groups of five within 18 months.\nHeld portfolio at risk over 30 days at 2.1% against a branch average of 6.4%.\nOpened 610 savings accounts with complete KYC documents and mobilised ₦11 million in deposits.\nRecovered ₦3.8 million of written-off loans by visits and agreed repayment plans.',
        },
        {
          company: 'Owodunni Microfinance Bank',
          position: 'NYSC Corps Member, Customer Service',
          location: 'Abeokuta',
          startDate: '2023-05',
          endDate: '2024-05',
          current: false,
          description:
            'Answered 45 customers a day and closed 92% of complaints on the first visit.\nEntered 1,500 customer records in the core banking application with an error rate below 0.5%.',
        },
      ],
      education: [
        {
          institution: 'Olabisi Onabanjo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2018-01',
          endDate: '2022-12',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Microfinance',
          level: 'intermediate',
        },
        {
          name: 'Credit analysis',
          level: 'intermediate',
        },
        {
          name: 'Loan administration',
          level: 'intermediate',
        },
        {
          name: 'Loan recovery',
          level: 'intermediate',
        },
        {
          name: 'Loan portfolio management',
          level: 'intermediate',
        },
        {
          name: 'Know your customer',
          level: 'intermediate',
        },
        {
          name: 'Savings mobilisation',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: 'Core banking application',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
          level: 'intermediate',
        },
        {
          name: 'Negotiation',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Microfinance Certification Programme, Level I',
          issuer: 'Chartered Institute of Bankers of Nigeria',
          date: '2025-04',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Loan Officer, Abeokuta',
      careerGoal: 'local',
      industry: 'Banking',
      experienceLevel: 'entry',
      templateId: 'classic-corporate',
      summary:
        'Loan officer with two years of experience in microfinance, loan recovery and customer service.',
      personalInfo: {
        firstName: 'Bísí',
        lastName: 'Alàbí',
        email: 'bisi.alabi@example.com',
        phone: '+234 802 555 0107',
        location: 'Abeokuta, Nigeria',
        linkedin: 'linkedin.com/in/bisi-alabi',
        professionalTagline: 'Loan Officer, microfinance',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Owodunni Microfinance Bank',
          position: 'Loan Officer',
          location: 'Abeokuta',
          startDate: '2024-06',
          current: true,
          description:
            'Appraised and disbursed loans to market women.\nRecovered overdue loans and opened savings accounts.\nResponsible for KYC documents of customers.',
        },
        {
          company: 'Owodunni Microfinance Bank',
          position: 'NYSC Corps Member, Customer Service',
          location: 'Abeokuta',
          startDate: '2023-05',
          endDate: '2024-05',
          current: false,
          description: 'Answered customers and entered customer records.',
        },
      ],
      education: [
        {
          institution: 'Olabisi Onabanjo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2018-01',
          endDate: '2022-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Loan recovery',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: 'Microfinance',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Microfinance Certification Programme, Level I',
          issuer: 'Chartered Institute of Bankers of Nigeria',
          date: '2025-04',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Loan Officer, Abeokuta',
      careerGoal: 'local',
      industry: 'Banking',
      experienceLevel: 'entry',
      templateId: 'classic-corporate',
      summary: 'Fresh and energetic young lady seeking a job in any bank.',
      personalInfo: {
        firstName: 'Bísí',
        lastName: 'Alàbí',
        email: 'bisi.alabi@example.com',
        phone: '+234 802 555 0107',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Owodunni Microfinance Bank',
          position: 'Loan Officer',
          location: 'Abeokuta',
          startDate: '2024-06',
          current: true,
          description: 'Giving out loans to market women.\nCollection of daily savings.',
        },
        {
          company: 'Owodunni Microfinance Bank',
          position: 'NYSC Corps Member, Customer Service',
          location: 'Abeokuta',
          startDate: '2023-05',
          endDate: '2024-05',
          current: false,
          description: 'Youth service.',
        },
      ],
      education: [
        {
          institution: 'Olabisi Onabanjo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2018-01',
          endDate: '2022-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Microsoft Word',
          level: 'intermediate',
        },
        {
          name: 'Smart',
          level: 'intermediate',
        },
        {
          name: 'Fast learner',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Credit Officer',
    company: 'Harvestline Microfinance Bank',
    text: 'Harvestline lends to small shops and farms in Ogun and Oyo. Credit Officers market loans, appraise applications, disburse, monitor and recover.\nRequirements: HND or B.Sc., 1 to 3 years in microfinance, credit analysis, loan recovery, know your customer. Must be able to ride a motorcycle. Financial statement analysis is required for SME loans. Knowledge of credit bureau reports is an advantage. Yoruba is required.',
  },
};
