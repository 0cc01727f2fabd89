import type { Persona } from '../persona.types.ts';

export const OMAR_AL_HASHIMI: Persona = {
  id: 'omar-al-hashimi',
  country: 'United Arab Emirates',
  expected: {
    occupation: 'petroleum-engineer',
    industry: 'energy-oil-gas',
    gaps: [
      'reservoir-engineering',
      'project-management',
      'community-liaison-in-oil-and-gas',
      'data-analysis',
    ],
    weakIssues: ['no-numbers', 'duty-phrases', 'thin-roles', 'skills-missing', 'buzzwords'],
  },
  resumes: {
    strong: {
      title: 'Production and Reservoir Engineer, Abu Dhabi',
      careerGoal: 'relocation',
      targetCountry: 'Nigeria',
      industry: 'Energy, oil and gas',
      experienceLevel: 'senior',
      templateId: 'classic-corporate',
      summary:
        'Petroleum engineer with 13 years on- and offshore. Raised output of a mature field by 9,400 barrels a day and ran workovers on 62 wells with no loss of containment.',
      personalInfo: {
        firstName: 'Omar',
        lastName: 'Al Hashimi',
        email: 'omar.alhashimi@example.com',
        phone: '+971 50 555 0122',
        location: 'Abu Dhabi, United Arab Emirates',
        linkedin: 'linkedin.com/in/omar-alhashimi',
        professionalTagline: 'Production and Reservoir Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Gulf Strand Petroleum',
          position: 'Senior Production Engineer',
          location: 'Abu Dhabi',
          startDate: '2018-02',
          current: true,
          description:
            'Raised output of a mature field from 31,000 to 40,400 barrels a day by gas lift and water shut-off.\nPlanned and supervised 62 workovers with no loss of containment and 8% under budget.\nBuilt well models in PIPESIM for 110 wells and reviewed them monthly with operations.\nLed HAZOP studies for 3 new flow stations and closed all 140 actions.',
        },
        {
          company: 'Desert Rig Services',
          position: 'Drilling Engineer',
          location: 'Muscat',
          startDate: '2013-07',
          endDate: '2018-01',
          current: false,
          description:
            'Drilled 27 wells, the fastest in 11.5 days against a plan of 16.\nCut mud losses by 35% with a revised drilling fluid programme.\nTrained 10 graduates on the rig floor.',
        },
      ],
      education: [
        {
          institution: 'Sultan Qaboos University',
          degree: 'B.Eng.',
          fieldOfStudy: 'Petroleum Engineering',
          startDate: '2008-09',
          endDate: '2013-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Petroleum engineering',
          level: 'intermediate',
        },
        {
          name: 'Production operations',
          level: 'intermediate',
        },
        {
          name: 'Drilling operations',
          level: 'intermediate',
        },
        {
          name: 'Well intervention',
          level: 'intermediate',
        },
        {
          name: 'PIPESIM',
          level: 'intermediate',
        },
        {
          name: 'HAZOP',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
        {
          name: 'Offshore operations',
          level: 'intermediate',
        },
        {
          name: 'IWCF',
          level: 'intermediate',
        },
        {
          name: 'BOSIET',
          level: 'intermediate',
        },
        {
          name: 'Team leadership',
          level: 'intermediate',
        },
        {
          name: 'Production optimisation',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Society paper',
          description: 'Gas lift in mature fields, presented at a regional conference.',
          date: '2022-11',
        },
      ],
      certifications: [
        {
          name: 'IWCF Level 4',
          issuer: 'IWCF',
          date: '2024-05',
        },
        {
          name: 'BOSIET',
          issuer: 'OPITO',
          date: '2023-10',
        },
      ],
      languages: [
        {
          language: 'Arabic',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Production and Reservoir Engineer, Abu Dhabi',
      careerGoal: 'relocation',
      targetCountry: 'Nigeria',
      industry: 'Energy, oil and gas',
      experienceLevel: 'senior',
      templateId: 'classic-corporate',
      summary: 'Petroleum engineer with thirteen years of experience in production and drilling operations.',
      personalInfo: {
        firstName: 'Omar',
        lastName: 'Al Hashimi',
        email: 'omar.alhashimi@example.com',
        phone: '+971 50 555 0122',
        location: 'Abu Dhabi, United Arab Emirates',
        linkedin: 'linkedin.com/in/omar-alhashimi',
        professionalTagline: 'Production and Reservoir Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Gulf Strand Petroleum',
          position: 'Senior Production Engineer',
          location: 'Abu Dhabi',
          startDate: '2018-02',
          current: true,
          description:
            'Raised output of a mature field.\nPlanned workovers and built well models in PIPESIM.\nTook part in HAZOP studies.',
        },
        {
          company: 'Desert Rig Services',
          position: 'Drilling Engineer',
          location: 'Muscat',
          startDate: '2013-07',
          endDate: '2018-01',
          current: false,
          description: 'Drilled wells and improved the drilling fluid programme.\nTrained graduates.',
        },
      ],
      education: [
        {
          institution: 'Sultan Qaboos University',
          degree: 'B.Eng.',
          fieldOfStudy: 'Petroleum Engineering',
          startDate: '2008-09',
          endDate: '2013-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Petroleum engineering',
          level: 'intermediate',
        },
        {
          name: 'Drilling operations',
          level: 'intermediate',
        },
        {
          name: 'Production operations',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'IWCF Level 4',
          issuer: 'IWCF',
          date: '2024-05',
        },
        {
          name: 'BOSIET',
          issuer: 'OPITO',
          date: '2023-10',
        },
      ],
      languages: [
        {
          language: 'Arabic',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Production and Reservoir Engineer, Abu Dhabi',
      careerGoal: 'relocation',
      targetCountry: 'Nigeria',
      industry: 'Energy, oil and gas',
      experienceLevel: 'senior',
      templateId: 'classic-corporate',
      summary: 'Petroleum engineer with vast knowledge of oil industry.',
      personalInfo: {
        firstName: 'Omar',
        lastName: 'Al Hashimi',
        email: 'omar.alhashimi@example.com',
        phone: '+971 50 555 0122',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Gulf Strand Petroleum',
          position: 'Senior Production Engineer',
          location: 'Abu Dhabi',
          startDate: '2018-02',
          current: true,
          description: 'Responsible for production of wells.\nField work.',
        },
        {
          company: 'Desert Rig Services',
          position: 'Drilling Engineer',
          location: 'Muscat',
          startDate: '2013-07',
          endDate: '2018-01',
          current: false,
          description: 'Drilling.',
        },
      ],
      education: [
        {
          institution: 'Sultan Qaboos University',
          degree: 'B.Eng.',
          fieldOfStudy: 'Petroleum Engineering',
          startDate: '2008-09',
          endDate: '2013-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Oil and gas',
          level: 'intermediate',
        },
        {
          name: 'Drilling',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Production Engineer (Oil and Gas)',
    company: 'Bonny Creek Energy',
    text: 'Bonny Creek operates six onshore fields in the Niger Delta. The engineer watches wells, plans interventions and raises production.\nMust have: degree in petroleum engineering, 8 years of production operations, well intervention, well modelling with PIPESIM or Prosper, health and safety. Reservoir engineering and project management are required. Host community relations experience is preferred. Data analysis is an advantage.',
  },
};
