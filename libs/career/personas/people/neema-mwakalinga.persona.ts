import type { Persona } from '../persona.types.ts';

export const NEEMA_MWAKALINGA: Persona = {
  id: 'neema-mwakalinga',
  country: 'Tanzania',
  expected: {
    occupation: 'lawyer',
    industry: 'law',
    gaps: ['data-protection', 'company-secretarial-practice', 'intellectual-property-law'],
    weakIssues: ['no-numbers', 'duty-phrases', 'thin-roles', 'skills-missing', 'buzzwords'],
  },
  resumes: {
    strong: {
      title: 'Advocate, Dar es Salaam',
      careerGoal: 'local',
      industry: 'Law',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary:
        'Advocate of the High Court with 6 years in commercial and energy law. Closed 34 transactions worth $210 million and won 19 of 24 contested cases.',
      personalInfo: {
        firstName: 'Neema',
        lastName: 'Mwakalinga',
        email: 'neema.mwakalinga@example.com',
        phone: '+255 754 555 017',
        location: 'Dar es Salaam, Tanzania',
        linkedin: 'linkedin.com/in/neema-mwakalinga',
        professionalTagline: 'Advocate, commercial law',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kilimani and Partners Advocates',
          position: 'Associate',
          location: 'Dar es Salaam',
          startDate: '2021-01',
          current: true,
          description:
            'Drafted and negotiated 120 contracts, among them two power purchase agreements of 50 MW.\nLed due diligence on 34 acquisitions worth $210 million and reported red flags within ten days.\nAppeared in 24 contested commercial cases and won 19.\nAdvised 15 companies on labour law and regulatory compliance each quarter.',
        },
        {
          company: 'Legal Aid Bureau',
          position: 'Legal Officer',
          location: 'Dodoma',
          startDate: '2019-02',
          endDate: '2020-12',
          current: false,
          description:
            'Represented 140 women in land and family cases at no fee and settled 61% by mediation.\nTrained 75 paralegals in case management and evidence.',
        },
      ],
      education: [
        {
          institution: 'University of Dar es Salaam',
          degree: 'LL.B.',
          fieldOfStudy: 'Law',
          startDate: '2013-10',
          endDate: '2017-07',
          current: false,
          grade: 'Upper second',
        },
        {
          institution: 'Law School of Tanzania',
          degree: 'Postgraduate Diploma',
          fieldOfStudy: 'Legal Practice',
          startDate: '2017-09',
          endDate: '2018-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Legal drafting',
          level: 'intermediate',
        },
        {
          name: 'Contract review',
          level: 'intermediate',
        },
        {
          name: 'Litigation',
          level: 'intermediate',
        },
        {
          name: 'Legal research',
          level: 'intermediate',
        },
        {
          name: 'Due diligence',
          level: 'intermediate',
        },
        {
          name: 'Legal advisory',
          level: 'intermediate',
        },
        {
          name: 'Corporate law',
          level: 'intermediate',
        },
        {
          name: 'Labour law',
          level: 'intermediate',
        },
        {
          name: 'Negotiation',
          level: 'intermediate',
        },
        {
          name: 'Regulatory compliance',
          level: 'intermediate',
        },
        {
          name: 'Mediation',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Rising Star in Energy Law',
          description: 'East Africa legal awards.',
          date: '2025-04',
        },
      ],
      certifications: [
        {
          name: 'Advocate of the High Court',
          issuer: 'Judiciary of Tanzania',
          date: '2019-06',
        },
      ],
      languages: [
        {
          language: 'Kiswahili',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Advocate, Dar es Salaam',
      careerGoal: 'local',
      industry: 'Law',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary: 'Advocate with six years of experience in commercial law, contracts and litigation.',
      personalInfo: {
        firstName: 'Neema',
        lastName: 'Mwakalinga',
        email: 'neema.mwakalinga@example.com',
        phone: '+255 754 555 017',
        location: 'Dar es Salaam, Tanzania',
        linkedin: 'linkedin.com/in/neema-mwakalinga',
        professionalTagline: 'Advocate, commercial law',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kilimani and Partners Advocates',
          position: 'Associate',
          location: 'Dar es Salaam',
          startDate: '2021-01',
          current: true,
          description:
            'Drafted and negotiated contracts for companies.\nCarried out due diligence and appeared in court.\nAdvised companies on labour law.',
        },
        {
          company: 'Legal Aid Bureau',
          position: 'Legal Officer',
          location: 'Dodoma',
          startDate: '2019-02',
          endDate: '2020-12',
          current: false,
          description: 'Represented women in land and family cases.\nTrained paralegals.',
        },
      ],
      education: [
        {
          institution: 'University of Dar es Salaam',
          degree: 'LL.B.',
          fieldOfStudy: 'Law',
          startDate: '2013-10',
          endDate: '2017-07',
          current: false,
        },
        {
          institution: 'Law School of Tanzania',
          degree: 'Postgraduate Diploma',
          fieldOfStudy: 'Legal Practice',
          startDate: '2017-09',
          endDate: '2018-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Legal drafting',
          level: 'intermediate',
        },
        {
          name: 'Litigation',
          level: 'intermediate',
        },
        {
          name: 'Legal research',
          level: 'intermediate',
        },
        {
          name: 'Contract review',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Advocate of the High Court',
          issuer: 'Judiciary of Tanzania',
          date: '2019-06',
        },
      ],
      languages: [
        {
          language: 'Kiswahili',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Advocate, Dar es Salaam',
      careerGoal: 'local',
      industry: 'Law',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary: 'Lawyer seeking a position where I can utilise my legal skills.',
      personalInfo: {
        firstName: 'Neema',
        lastName: 'Mwakalinga',
        email: 'neema.mwakalinga@example.com',
        phone: '+255 754 555 017',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kilimani and Partners Advocates',
          position: 'Associate',
          location: 'Dar es Salaam',
          startDate: '2021-01',
          current: true,
          description: 'Responsible for drafting of agreements.\nGoing to court.',
        },
        {
          company: 'Legal Aid Bureau',
          position: 'Legal Officer',
          location: 'Dodoma',
          startDate: '2019-02',
          endDate: '2020-12',
          current: false,
          description: 'Legal aid.',
        },
      ],
      education: [
        {
          institution: 'University of Dar es Salaam',
          degree: 'LL.B.',
          fieldOfStudy: 'Law',
          startDate: '2013-10',
          endDate: '2017-07',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Law',
          level: 'intermediate',
        },
        {
          name: 'Drafting',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Legal Counsel',
    company: 'Rift Telecom Limited',
    text: 'Rift Telecom needs a Legal Counsel for contracts, compliance and disputes.\nMust have: LL.B., advocate, 5 years after admission, contract drafting and review, corporate law, regulatory compliance, legal advisory, litigation management. Data protection law is required. Company secretarial practice and intellectual property law are preferred. Kiswahili required.',
  },
};
