import type { Persona } from '../persona.types.ts';

export const HALIMA_YUSUF: Persona = {
  id: 'halima-yusuf',
  country: 'Nigeria',
  expected: {
    occupation: 'monitoring-and-evaluation-officer',
    industry: 'nonprofit',
    gaps: ['accountability-to-affected-populations', 'stata', 'arcgis'],
    weakIssues: ['no-numbers', 'duty-phrases', 'buzzwords', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Monitoring and Evaluation Manager, Maiduguri',
      careerGoal: 'local',
      industry: 'Nonprofit',
      experienceLevel: 'senior',
      templateId: 'modern-professional',
      summary:
        'Monitoring and evaluation manager with 10 years in humanitarian and health programmes in north-east Nigeria. Built MEAL systems for 5 donors and 240,000 people reached, with data ready 6 days after month end.',
      personalInfo: {
        firstName: 'Halima',
        lastName: 'Yusuf',
        email: 'halima.yusuf@example.com',
        phone: '+234 807 555 0111',
        location: 'Maiduguri, Nigeria',
        linkedin: 'linkedin.com/in/halima-yusuf-mel',
        professionalTagline: 'Monitoring and Evaluation Manager',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Lifeline Relief Foundation',
          position: 'Monitoring and Evaluation Manager',
          location: 'Maiduguri',
          startDate: '2020-01',
          current: true,
          description:
            'Built the MEAL system of 5 projects with a combined budget of $14 million and 62 indicators.\nLed 11 enumerator teams through baseline and endline surveys of 6,800 households on KoboToolbox.\nCut monthly reporting from 17 to 6 days with Power BI dashboards for field teams and donors.\nManaged 8 officers, of whom 3 were promoted, and trained 140 partner staff in data quality.',
        },
        {
          company: 'Northern Health Partners',
          position: 'Monitoring and Evaluation Officer',
          location: 'Yola',
          startDate: '2016-05',
          endDate: '2019-12',
          current: false,
          description:
            'Verified data of 54 health facilities each quarter and lifted DHIS2 completeness from 72% to 96%.\nWrote 16 donor reports on time and revised the logical framework of two projects.\nRan 30 focus group discussions and turned them into 9 changes of the programme.',
        },
      ],
      education: [
        {
          institution: 'University of Maiduguri',
          degree: 'M.Sc.',
          fieldOfStudy: 'Statistics',
          startDate: '2013-09',
          endDate: '2015-10',
          current: false,
        },
        {
          institution: 'University of Maiduguri',
          degree: 'B.Sc.',
          fieldOfStudy: 'Statistics',
          startDate: '2007-10',
          endDate: '2011-08',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Monitoring and evaluation',
          level: 'intermediate',
        },
        {
          name: 'KoboToolbox',
          level: 'intermediate',
        },
        {
          name: 'DHIS2',
          level: 'intermediate',
        },
        {
          name: 'Logical framework',
          level: 'intermediate',
        },
        {
          name: 'Baseline surveys',
          level: 'intermediate',
        },
        {
          name: 'Data quality',
          level: 'intermediate',
        },
        {
          name: 'Data analysis',
          level: 'intermediate',
        },
        {
          name: 'SPSS',
          level: 'intermediate',
        },
        {
          name: 'Power BI',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
          level: 'intermediate',
        },
        {
          name: 'Donor reporting',
          level: 'intermediate',
        },
        {
          name: 'Report writing',
          level: 'intermediate',
        },
        {
          name: 'Team management',
          level: 'intermediate',
        },
        {
          name: 'Focus group discussions',
          level: 'intermediate',
        },
        {
          name: 'Capacity building',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Country data award',
          description: 'Best of 9 country teams for use of data.',
          date: '2023-06',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'Kanuri',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Monitoring and Evaluation Manager, Maiduguri',
      careerGoal: 'local',
      industry: 'Nonprofit',
      experienceLevel: 'senior',
      templateId: 'modern-professional',
      summary:
        'Monitoring and evaluation officer with ten years of experience in NGOs in north-east Nigeria.',
      personalInfo: {
        firstName: 'Halima',
        lastName: 'Yusuf',
        email: 'halima.yusuf@example.com',
        phone: '+234 807 555 0111',
        location: 'Maiduguri, Nigeria',
        linkedin: 'linkedin.com/in/halima-yusuf-mel',
        professionalTagline: 'Monitoring and Evaluation Manager',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Lifeline Relief Foundation',
          position: 'Monitoring and Evaluation Manager',
          location: 'Maiduguri',
          startDate: '2020-01',
          current: true,
          description:
            'Built the MEAL system of several projects.\nLed baseline and endline surveys with KoboToolbox.\nManaged officers and trained partner staff.',
        },
        {
          company: 'Northern Health Partners',
          position: 'Monitoring and Evaluation Officer',
          location: 'Yola',
          startDate: '2016-05',
          endDate: '2019-12',
          current: false,
          description:
            'Verified data of health facilities in DHIS2.\nWrote donor reports and ran focus group discussions.',
        },
      ],
      education: [
        {
          institution: 'University of Maiduguri',
          degree: 'M.Sc.',
          fieldOfStudy: 'Statistics',
          startDate: '2013-09',
          endDate: '2015-10',
          current: false,
        },
        {
          institution: 'University of Maiduguri',
          degree: 'B.Sc.',
          fieldOfStudy: 'Statistics',
          startDate: '2007-10',
          endDate: '2011-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Monitoring and evaluation',
          level: 'intermediate',
        },
        {
          name: 'KoboToolbox',
          level: 'intermediate',
        },
        {
          name: 'Data analysis',
          level: 'intermediate',
        },
        {
          name: 'Report writing',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
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
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'Kanuri',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Monitoring and Evaluation Manager, Maiduguri',
      careerGoal: 'local',
      industry: 'Nonprofit',
      experienceLevel: 'senior',
      templateId: 'modern-professional',
      summary: 'Experienced M&E person with vast experience in NGO work. Dynamic and result oriented.',
      personalInfo: {
        firstName: 'Halima',
        lastName: 'Yusuf',
        email: 'halima.yusuf@example.com',
        phone: '+234 807 555 0111',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Lifeline Relief Foundation',
          position: 'Monitoring and Evaluation Manager',
          location: 'Maiduguri',
          startDate: '2020-01',
          current: true,
          description:
            'Responsible for monitoring and evaluation of projects.\nDuties included data collection and reports.',
        },
        {
          company: 'Northern Health Partners',
          position: 'Monitoring and Evaluation Officer',
          location: 'Yola',
          startDate: '2016-05',
          endDate: '2019-12',
          current: false,
          description: 'Data collection and report writing.',
        },
      ],
      education: [
        {
          institution: 'University of Maiduguri',
          degree: 'M.Sc.',
          fieldOfStudy: 'Statistics',
          startDate: '2013-09',
          endDate: '2015-10',
          current: false,
        },
      ],
      skills: [
        {
          name: 'M&E',
          level: 'intermediate',
        },
        {
          name: 'Excel',
          level: 'intermediate',
        },
        {
          name: 'Team player',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'MEAL Manager',
    company: 'Plain Harbor International',
    text: "Plain Harbor responds to displacement in Borno, Adamawa and Yobe. The MEAL Manager designs the monitoring and evaluation system, leads a team of six and reports to donors.\nMust have: master's degree, 8 years in monitoring and evaluation, logical framework and theory of change, KoboToolbox, data analysis in SPSS or Stata, donor reporting, team management. Accountability to affected populations is required. GIS mapping in ArcGIS or QGIS and Hausa are an advantage. Stata is preferred.",
  },
};
