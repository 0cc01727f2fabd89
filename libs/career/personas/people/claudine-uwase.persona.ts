import type { Persona } from '../persona.types.ts';

export const CLAUDINE_UWASE: Persona = {
  id: 'claudine-uwase',
  country: 'Rwanda',
  expected: {
    occupation: 'policy-analyst',
    industry: 'government',
    gaps: ['monitoring-and-evaluation', 'proposal-development', 'fundraising'],
    weakIssues: ['no-numbers', 'buzzwords', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Policy Analyst, Kigali',
      careerGoal: 'local',
      industry: 'Government',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'Policy analyst with 6 years in public finance and social protection in Kigali. Wrote 23 policy briefs, of which 9 became ministry decisions, and costed a safety net for 310,000 households.',
      personalInfo: {
        firstName: 'Claudine',
        lastName: 'Uwase',
        email: 'claudine.uwase@example.com',
        phone: '+250 788 555 016',
        location: 'Kigali, Rwanda',
        linkedin: 'linkedin.com/in/claudine-uwase',
        professionalTagline: 'Policy Analyst',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ministry of Local Government',
          position: 'Policy Analyst',
          location: 'Kigali',
          startDate: '2021-10',
          current: true,
          description:
            'Wrote 23 policy briefs of which 9 became ministry decisions.\nCosted the national safety net for 310,000 households in a model that the budget office uses each year.\nLed consultations with 30 districts and 14 development partners on the social protection strategy.\nAnalysed household survey data in Stata and R to target benefits, which cut exclusion errors by 12 points.',
        },
        {
          company: 'Great Lakes Policy Centre',
          position: 'Research Assistant',
          location: 'Kigali',
          startDate: '2019-01',
          endDate: '2021-09',
          current: false,
          description:
            'Reviewed literature and data for 8 studies on youth employment, two of them published in journals.\nRan 45 key informant interviews in Kinyarwanda, French and English.',
        },
      ],
      education: [
        {
          institution: 'University of Rwanda',
          degree: 'M.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2016-09',
          endDate: '2018-10',
          current: false,
          grade: 'Distinction',
        },
        {
          institution: 'University of Rwanda',
          degree: 'B.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2012-09',
          endDate: '2016-07',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Policy analysis',
          level: 'intermediate',
        },
        {
          name: 'Report writing',
          level: 'intermediate',
        },
        {
          name: 'Research skills',
          level: 'intermediate',
        },
        {
          name: 'Economic research',
          level: 'intermediate',
        },
        {
          name: 'Stata',
          level: 'intermediate',
        },
        {
          name: 'R',
          level: 'intermediate',
        },
        {
          name: 'Stakeholder engagement',
          level: 'intermediate',
        },
        {
          name: 'Public finance',
          level: 'intermediate',
        },
        {
          name: 'Cost-benefit analysis',
          level: 'intermediate',
        },
        {
          name: 'Data analysis',
          level: 'intermediate',
        },
        {
          name: 'Key informant interviews',
          level: 'intermediate',
        },
        {
          name: 'Presentation skills',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Young economist prize',
          description: 'For the safety net costing model.',
          date: '2023-05',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'Kinyarwanda',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'French',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Policy Analyst, Kigali',
      careerGoal: 'local',
      industry: 'Government',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Policy analyst with six years of experience in research and policy briefs for government.',
      personalInfo: {
        firstName: 'Claudine',
        lastName: 'Uwase',
        email: 'claudine.uwase@example.com',
        phone: '+250 788 555 016',
        location: 'Kigali, Rwanda',
        linkedin: 'linkedin.com/in/claudine-uwase',
        professionalTagline: 'Policy Analyst',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ministry of Local Government',
          position: 'Policy Analyst',
          location: 'Kigali',
          startDate: '2021-10',
          current: true,
          description:
            'Wrote policy briefs for the ministry.\nCosted the national safety net and analysed survey data in Stata.\nHeld consultations with districts.',
        },
        {
          company: 'Great Lakes Policy Centre',
          position: 'Research Assistant',
          location: 'Kigali',
          startDate: '2019-01',
          endDate: '2021-09',
          current: false,
          description: 'Reviewed literature and ran key informant interviews.',
        },
      ],
      education: [
        {
          institution: 'University of Rwanda',
          degree: 'M.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2016-09',
          endDate: '2018-10',
          current: false,
        },
        {
          institution: 'University of Rwanda',
          degree: 'B.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2012-09',
          endDate: '2016-07',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Policy analysis',
          level: 'intermediate',
        },
        {
          name: 'Research skills',
          level: 'intermediate',
        },
        {
          name: 'Report writing',
          level: 'intermediate',
        },
        {
          name: 'Stata',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [
        {
          language: 'Kinyarwanda',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'French',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Policy Analyst, Kigali',
      careerGoal: 'local',
      industry: 'Government',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Policy analyst with great experience. Goal-oriented and passionate about development.',
      personalInfo: {
        firstName: 'Claudine',
        lastName: 'Uwase',
        email: 'claudine.uwase@example.com',
        phone: '+250 788 555 016',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ministry of Local Government',
          position: 'Policy Analyst',
          location: 'Kigali',
          startDate: '2021-10',
          current: true,
          description: 'Writing of policy documents.\nAttending meetings.',
        },
        {
          company: 'Great Lakes Policy Centre',
          position: 'Research Assistant',
          location: 'Kigali',
          startDate: '2019-01',
          endDate: '2021-09',
          current: false,
          description: 'Research work.',
        },
      ],
      education: [
        {
          institution: 'University of Rwanda',
          degree: 'M.Sc.',
          fieldOfStudy: 'Economics',
          startDate: '2016-09',
          endDate: '2018-10',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Research',
          level: 'intermediate',
        },
        {
          name: 'Writing',
          level: 'intermediate',
        },
        {
          name: 'Economics',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Senior Policy Officer',
    company: 'Institute for Public Choices, East Africa',
    text: "The Institute advises governments on social policy. The Senior Policy Officer leads studies, writes policy briefs and speaks with ministries.\nMust have: master's degree in economics or public policy, 5 years of policy analysis, research, data analysis in Stata or R, report writing, stakeholder engagement. Monitoring and evaluation is required. Proposal development and fundraising are preferred. French is an advantage.",
  },
};
