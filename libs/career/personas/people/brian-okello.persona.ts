import type { Persona } from '../persona.types.ts';

export const BRIAN_OKELLO: Persona = {
  id: 'brian-okello',
  country: 'Uganda',
  expected: {
    occupation: 'telecommunications-engineer',
    industry: 'telecommunications',
    gaps: ['routing-and-switching', 'ccna', 'network-monitoring', 'drivers-licence'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'contact-incomplete'],
  },
  resumes: {
    strong: {
      title: 'Telecom Field Engineer, Kampala',
      careerGoal: 'local',
      industry: 'Telecommunications',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Telecommunications engineer with 6 years on base stations and fibre in Uganda. Keeps 140 sites at 99.94% availability and spliced 610 km of fibre.',
      personalInfo: {
        firstName: 'Brian',
        lastName: 'Okello',
        email: 'brian.okello@example.com',
        phone: '+256 772 555 018',
        location: 'Kampala, Uganda',
        professionalTagline: 'Telecom Field Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Nile Towers Services',
          position: 'Field Engineer',
          location: 'Kampala',
          startDate: '2021-06',
          current: true,
          description:
            'Maintained 140 base stations at 99.94% availability and restored outages in 2.1 hours on average.\nCut diesel use by 29% at 60 sites by battery and solar hybrids.\nInstalled 48 microwave links and aligned each to within 1 dB of plan.\nSupervised 9 riggers under permit to work without an accident in 4 years.',
        },
        {
          company: 'Equator Fibre',
          position: 'Fibre Technician',
          location: 'Jinja',
          startDate: '2019-03',
          endDate: '2021-05',
          current: false,
          description:
            'Spliced and tested 610 km of optical fibre by OTDR with average loss of 0.04 dB a splice.\nConnected 1,300 homes and 90 offices to FTTH.',
        },
      ],
      education: [
        {
          institution: 'Makerere University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Telecommunications Engineering',
          startDate: '2014-08',
          endDate: '2018-06',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Base station maintenance',
          level: 'intermediate',
        },
        {
          name: 'Fibre optics',
          level: 'intermediate',
        },
        {
          name: 'Microwave transmission',
          level: 'intermediate',
        },
        {
          name: 'Network troubleshooting',
          level: 'intermediate',
        },
        {
          name: 'Telecommunications',
          level: 'intermediate',
        },
        {
          name: 'Mobile networks',
          level: 'intermediate',
        },
        {
          name: 'Generator maintenance',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
        {
          name: 'Permit to work',
          level: 'intermediate',
        },
        {
          name: 'HCIA',
          level: 'intermediate',
        },
        {
          name: 'Battery systems',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Best region of the year',
          description: 'Highest availability of 7 regions.',
          date: '2024-12',
        },
      ],
      certifications: [
        {
          name: 'HCIA Datacom',
          issuer: 'Huawei',
          date: '2022-09',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Luganda',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Telecom Field Engineer, Kampala',
      careerGoal: 'local',
      industry: 'Telecommunications',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Telecommunications engineer with six years of experience in base stations and fibre maintenance.',
      personalInfo: {
        firstName: 'Brian',
        lastName: 'Okello',
        email: 'brian.okello@example.com',
        phone: '+256 772 555 018',
        location: 'Kampala, Uganda',
        professionalTagline: 'Telecom Field Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Nile Towers Services',
          position: 'Field Engineer',
          location: 'Kampala',
          startDate: '2021-06',
          current: true,
          description:
            'Maintained base stations and restored outages.\nInstalled microwave links.\nSupervised riggers.',
        },
        {
          company: 'Equator Fibre',
          position: 'Fibre Technician',
          location: 'Jinja',
          startDate: '2019-03',
          endDate: '2021-05',
          current: false,
          description: 'Spliced and tested optical fibre.\nConnected homes and offices.',
        },
      ],
      education: [
        {
          institution: 'Makerere University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Telecommunications Engineering',
          startDate: '2014-08',
          endDate: '2018-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Base station maintenance',
          level: 'intermediate',
        },
        {
          name: 'Fibre optics',
          level: 'intermediate',
        },
        {
          name: 'Telecommunications',
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
          name: 'HCIA Datacom',
          issuer: 'Huawei',
          date: '2022-09',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Luganda',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Telecom Field Engineer, Kampala',
      careerGoal: 'local',
      industry: 'Telecommunications',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary: 'Telecom engineer. Available immediately.',
      personalInfo: {
        firstName: 'Brian',
        lastName: 'Okello',
        email: 'brian.okello@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Nile Towers Services',
          position: 'Field Engineer',
          location: 'Kampala',
          startDate: '2021-06',
          current: true,
          description: 'Site maintenance.\nRepair of generators on site.',
        },
        {
          company: 'Equator Fibre',
          position: 'Fibre Technician',
          location: 'Jinja',
          startDate: '2019-03',
          endDate: '2021-05',
          current: false,
          description: 'Fibre work.',
        },
      ],
      education: [
        {
          institution: 'Makerere University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Telecommunications Engineering',
          startDate: '2014-08',
          endDate: '2018-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Telecom',
          level: 'intermediate',
        },
        {
          name: 'Driving',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Transmission Engineer',
    company: 'Savanna Mobile',
    text: 'Savanna Mobile runs 3,200 sites in Uganda. The Transmission Engineer plans, installs and supports microwave and fibre links.\nMust have: degree in telecommunications or electrical engineering, 4 years with microwave transmission and fibre optics, network troubleshooting, mobile networks. Routing and switching (CCNA) is required. IP network design and network monitoring are an advantage. Driving licence required.',
  },
};
