import type { Persona } from '../persona.types.ts';

export const THABO_DLAMINI: Persona = {
  id: 'thabo-dlamini',
  country: 'South Africa',
  expected: {
    occupation: 'production-manager',
    industry: 'manufacturing',
    gaps: ['total-productive-maintenance', 'employee-relations', 'root-cause-analysis', 'quality-management'],
    weakIssues: ['no-numbers', 'duty-phrases', 'buzzwords', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Production Manager, Durban',
      careerGoal: 'local',
      industry: 'Manufacturing',
      experienceLevel: 'senior',
      templateId: 'executive-premium',
      summary:
        'Production manager with 11 years in beverages. Leads 140 people on 4 lines, raised line efficiency from 63% to 81% and saved R9.4 million a year.',
      personalInfo: {
        firstName: 'Thabo',
        lastName: 'Dlamini',
        email: 'thabo.dlamini@example.com',
        phone: '+27 82 555 0115',
        location: 'Durban, South Africa',
        linkedin: 'linkedin.com/in/thabo-dlamini-ops',
        professionalTagline: 'Production Manager, beverages',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Umgeni Beverages',
          position: 'Production Manager',
          location: 'Durban',
          startDate: '2018-04',
          current: true,
          description:
            'Led 140 people on 4 bottling lines that fill 36,000 bottles an hour.\nRaised overall equipment effectiveness from 63% to 81% in two years by shorter changeovers and planned maintenance.\nSaved R9.4 million a year by Lean Six Sigma projects on glass breakage and water use.\nWent 730 days without a lost-time injury and passed FSSC 22000 audits four years running.',
        },
        {
          company: 'Kingsway Foods',
          position: 'Production Supervisor',
          location: 'Pietermaritzburg',
          startDate: '2014-02',
          endDate: '2018-03',
          current: false,
          description:
            'Planned three shifts of 32 people and met 98% of the weekly plan.\nCut product loss from 5.2% to 2.8% with statistical process control.\nTrained 20 operators in good manufacturing practice and 5S.',
        },
      ],
      education: [
        {
          institution: 'Durban University of Technology',
          degree: 'B.Tech.',
          fieldOfStudy: 'Production Management',
          startDate: '2008-02',
          endDate: '2012-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Production supervision',
          level: 'intermediate',
        },
        {
          name: 'Production planning',
          level: 'intermediate',
        },
        {
          name: 'Lean Six Sigma',
          level: 'intermediate',
        },
        {
          name: 'Overall equipment effectiveness',
          level: 'intermediate',
        },
        {
          name: 'Good manufacturing practice',
          level: 'intermediate',
        },
        {
          name: 'FSSC 22000',
          level: 'intermediate',
        },
        {
          name: 'Statistical process control',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
        {
          name: 'Staff supervision',
          level: 'intermediate',
        },
        {
          name: '5S',
          level: 'intermediate',
        },
        {
          name: 'Process improvement',
          level: 'intermediate',
        },
        {
          name: 'Budget management',
          level: 'intermediate',
        },
        {
          name: 'SAP',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Plant of the Year',
          description: 'Best of 6 plants of the group.',
          date: '2023-12',
        },
      ],
      certifications: [
        {
          name: 'Lean Six Sigma Green Belt',
          issuer: 'ASQ',
          date: '2017-10',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'isiZulu',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Production Manager, Durban',
      careerGoal: 'local',
      industry: 'Manufacturing',
      experienceLevel: 'senior',
      templateId: 'executive-premium',
      summary:
        'Production manager with eleven years in beverage manufacturing, leading teams and improving efficiency.',
      personalInfo: {
        firstName: 'Thabo',
        lastName: 'Dlamini',
        email: 'thabo.dlamini@example.com',
        phone: '+27 82 555 0115',
        location: 'Durban, South Africa',
        linkedin: 'linkedin.com/in/thabo-dlamini-ops',
        professionalTagline: 'Production Manager, beverages',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Umgeni Beverages',
          position: 'Production Manager',
          location: 'Durban',
          startDate: '2018-04',
          current: true,
          description:
            'Led people on bottling lines.\nRaised line efficiency and passed FSSC 22000 audits.\nRan projects to save cost.',
        },
        {
          company: 'Kingsway Foods',
          position: 'Production Supervisor',
          location: 'Pietermaritzburg',
          startDate: '2014-02',
          endDate: '2018-03',
          current: false,
          description:
            'Planned shifts and met the weekly plan.\nTrained operators in good manufacturing practice.',
        },
      ],
      education: [
        {
          institution: 'Durban University of Technology',
          degree: 'B.Tech.',
          fieldOfStudy: 'Production Management',
          startDate: '2008-02',
          endDate: '2012-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Production planning',
          level: 'intermediate',
        },
        {
          name: 'Staff supervision',
          level: 'intermediate',
        },
        {
          name: 'Good manufacturing practice',
          level: 'intermediate',
        },
        {
          name: 'Process improvement',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Lean Six Sigma Green Belt',
          issuer: 'ASQ',
          date: '2017-10',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'isiZulu',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Production Manager, Durban',
      careerGoal: 'local',
      industry: 'Manufacturing',
      experienceLevel: 'senior',
      templateId: 'executive-premium',
      summary:
        'Production manager with a proven track record, seeking to leverage my skills in a dynamic environment.',
      personalInfo: {
        firstName: 'Thabo',
        lastName: 'Dlamini',
        email: 'thabo.dlamini@example.com',
        phone: '+27 82 555 0115',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Umgeni Beverages',
          position: 'Production Manager',
          location: 'Durban',
          startDate: '2018-04',
          current: true,
          description: 'Responsible for production of drinks.\nManaging workers in the factory.',
        },
        {
          company: 'Kingsway Foods',
          position: 'Production Supervisor',
          location: 'Pietermaritzburg',
          startDate: '2014-02',
          endDate: '2018-03',
          current: false,
          description: 'Shift supervisor.',
        },
      ],
      education: [
        {
          institution: 'Durban University of Technology',
          degree: 'B.Tech.',
          fieldOfStudy: 'Production Management',
          startDate: '2008-02',
          endDate: '2012-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Production',
          level: 'intermediate',
        },
        {
          name: 'Leadership',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Plant Manager',
    company: 'Cape Crest Dairies',
    text: 'Cape Crest Dairies needs a Plant Manager for its Durban factory with 180 people.\nMust have: 8 years in food manufacturing, production planning, production supervision, health and safety, quality management, budget management, process improvement. Required: experience with total productive maintenance and employee relations in a union plant. SAP and root cause analysis are an advantage.',
  },
};
