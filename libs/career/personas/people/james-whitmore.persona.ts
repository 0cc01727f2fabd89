import type { Persona } from '../persona.types.ts';

export const JAMES_WHITMORE: Persona = {
  id: 'james-whitmore',
  country: 'United Kingdom',
  expected: {
    occupation: 'human-resources-manager',
    industry: 'human-resources',
    gaps: ['hr-analytics', 'compensation-and-benefits', 'diversity-and-inclusion'],
    weakIssues: ['no-numbers', 'duty-phrases', 'buzzwords', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'HR Director, Leeds',
      careerGoal: 'local',
      industry: 'Human resources',
      experienceLevel: 'executive',
      templateId: 'executive-premium',
      summary:
        'HR director with 18 years in retail and health. Led people teams for 6,200 employees, halved leavers in the first year to 14% and negotiated 9 pay rounds without a strike.',
      personalInfo: {
        firstName: 'James',
        lastName: 'Whitmore',
        email: 'james.whitmore@example.com',
        phone: '+44 7700 900120',
        location: 'Leeds, United Kingdom',
        linkedin: 'linkedin.com/in/james-whitmore-hr',
        professionalTagline: 'HR Director',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Northgate Care Group',
          position: 'HR Director',
          location: 'Leeds',
          startDate: '2017-09',
          current: true,
          description:
            'Led 46 HR staff serving 6,200 employees on 120 sites.\nCut first-year leavers from 31% to 14% with structured onboarding and manager training.\nNegotiated 9 pay rounds with two unions without one day of strike.\nIntroduced Workday for 6,200 people on time and £300,000 under budget.',
        },
        {
          company: 'Marlow Stores',
          position: 'HR Manager',
          location: 'Sheffield',
          startDate: '2009-03',
          endDate: '2017-08',
          current: false,
          description:
            'Recruited 850 people a year at 22% lower cost by moving to own careers pages.\nSettled 97% of grievances before tribunal over eight years.\nDesigned a performance review that raised the engagement score from 58 to 74.',
        },
      ],
      education: [
        {
          institution: 'University of Leeds',
          degree: 'M.A.',
          fieldOfStudy: 'Human Resource Management',
          startDate: '2005-09',
          endDate: '2006-09',
          current: false,
          grade: 'Merit',
        },
        {
          institution: 'University of Hull',
          degree: 'B.A.',
          fieldOfStudy: 'History',
          startDate: '2001-09',
          endDate: '2004-06',
          current: false,
          grade: '2:1',
        },
      ],
      skills: [
        {
          name: 'Human resources',
          level: 'intermediate',
        },
        {
          name: 'Employee relations',
          level: 'intermediate',
        },
        {
          name: 'Performance management',
          level: 'intermediate',
        },
        {
          name: 'Recruitment',
          level: 'intermediate',
        },
        {
          name: 'HR policies',
          level: 'intermediate',
        },
        {
          name: 'Employment law',
          level: 'intermediate',
        },
        {
          name: 'Workday HCM',
          level: 'intermediate',
        },
        {
          name: 'Onboarding',
          level: 'intermediate',
        },
        {
          name: 'Organisational development',
          level: 'intermediate',
        },
        {
          name: 'Change management',
          level: 'intermediate',
        },
        {
          name: 'Succession planning',
          level: 'intermediate',
        },
        {
          name: 'CIPD',
          level: 'intermediate',
        },
        {
          name: 'Employee engagement',
          level: 'intermediate',
        },
        {
          name: 'Budget management',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'HR team of the year, finalist',
          description: 'Healthcare People Management awards.',
          date: '2022-06',
        },
      ],
      certifications: [
        {
          name: 'Chartered Fellow',
          issuer: 'CIPD',
          date: '2015-04',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'HR Director, Leeds',
      careerGoal: 'local',
      industry: 'Human resources',
      experienceLevel: 'executive',
      templateId: 'executive-premium',
      summary:
        'HR director with eighteen years of experience in recruitment, employee relations and performance management.',
      personalInfo: {
        firstName: 'James',
        lastName: 'Whitmore',
        email: 'james.whitmore@example.com',
        phone: '+44 7700 900120',
        location: 'Leeds, United Kingdom',
        linkedin: 'linkedin.com/in/james-whitmore-hr',
        professionalTagline: 'HR Director',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Northgate Care Group',
          position: 'HR Director',
          location: 'Leeds',
          startDate: '2017-09',
          current: true,
          description:
            'Led HR staff for a large care group.\nImproved onboarding and negotiated with unions.\nIntroduced Workday.',
        },
        {
          company: 'Marlow Stores',
          position: 'HR Manager',
          location: 'Sheffield',
          startDate: '2009-03',
          endDate: '2017-08',
          current: false,
          description: 'Recruited people for stores and settled grievances.\nDesigned a performance review.',
        },
      ],
      education: [
        {
          institution: 'University of Leeds',
          degree: 'M.A.',
          fieldOfStudy: 'Human Resource Management',
          startDate: '2005-09',
          endDate: '2006-09',
          current: false,
        },
        {
          institution: 'University of Hull',
          degree: 'B.A.',
          fieldOfStudy: 'History',
          startDate: '2001-09',
          endDate: '2004-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Human resources',
          level: 'intermediate',
        },
        {
          name: 'Recruitment',
          level: 'intermediate',
        },
        {
          name: 'Employee relations',
          level: 'intermediate',
        },
        {
          name: 'Performance management',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Chartered Fellow',
          issuer: 'CIPD',
          date: '2015-04',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'HR Director, Leeds',
      careerGoal: 'local',
      industry: 'Human resources',
      experienceLevel: 'executive',
      templateId: 'executive-premium',
      summary: 'Seasoned HR professional with excellent people skills. References on request.',
      personalInfo: {
        firstName: 'James',
        lastName: 'Whitmore',
        email: 'james.whitmore@example.com',
        phone: '+44 7700 900120',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Northgate Care Group',
          position: 'HR Director',
          location: 'Leeds',
          startDate: '2017-09',
          current: true,
          description: 'Head of HR department.\nResponsible for all HR matters.',
        },
        {
          company: 'Marlow Stores',
          position: 'HR Manager',
          location: 'Sheffield',
          startDate: '2009-03',
          endDate: '2017-08',
          current: false,
          description: 'HR Manager duties.',
        },
      ],
      education: [
        {
          institution: 'University of Leeds',
          degree: 'M.A.',
          fieldOfStudy: 'Human Resource Management',
          startDate: '2005-09',
          endDate: '2006-09',
          current: false,
        },
      ],
      skills: [
        {
          name: 'HR',
          level: 'intermediate',
        },
        {
          name: 'People skills',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Chief People Officer',
    company: 'Fairmile Housing Association',
    text: 'Fairmile houses 90,000 people. The Chief People Officer leads a team of 40 and sits on the board.\nMust have: human resources leadership of 10 years, employee relations with unions, performance management, HR policies, employment law, change management, team management. HR analytics and compensation and benefits are required. Diversity and inclusion work preferred. Coaching qualification a plus.',
  },
};
