import type { Persona } from '../persona.types.ts';

export const SOFIA_MARTINEZ: Persona = {
  id: 'sofia-martinez',
  country: 'United States',
  expected: {
    occupation: 'sales-director',
    industry: 'sales',
    gaps: ['market-analysis', 'budget-management', 'product-marketing'],
    weakIssues: ['no-numbers', 'buzzwords', 'duty-phrases', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Vice President of Sales, Austin',
      careerGoal: 'local',
      industry: 'Sales',
      experienceLevel: 'executive',
      templateId: 'minimalist-clean',
      summary:
        'Sales leader with 15 years in software and medical devices. Built teams of up to 48 and grew yearly revenue from $6 million to $41 million.',
      personalInfo: {
        firstName: 'Sofia',
        lastName: 'Martinez',
        email: 'sofia.martinez@example.com',
        phone: '+1 512 555 0123',
        location: 'Austin, United States',
        linkedin: 'linkedin.com/in/sofia-martinez-sales',
        professionalTagline: 'Vice President of Sales',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearpath Software',
          position: 'Vice President of Sales',
          location: 'Austin',
          startDate: '2019-05',
          current: true,
          description:
            'Grew yearly revenue from $6 million to $41 million in five years with a team of 48.\nCut the sales cycle from 94 to 61 days by a new qualification method in Salesforce.\nSigned 12 channel partners that bring 28% of new revenue.\nForecast within 4% of the result in 9 of 10 quarters.',
        },
        {
          company: 'Medora Devices',
          position: 'Regional Sales Manager',
          location: 'Dallas',
          startDate: '2011-08',
          endDate: '2019-04',
          current: false,
          description:
            'Led 14 representatives in 5 states and passed target in 7 of 8 years.\nWon 3 hospital groups worth $9.5 million over five years.\nCoached 6 representatives who became managers.',
        },
      ],
      education: [
        {
          institution: 'University of Texas at Austin',
          degree: 'B.B.A.',
          fieldOfStudy: 'Marketing',
          startDate: '2005-08',
          endDate: '2009-05',
          current: false,
          grade: '3.7 of 4',
        },
      ],
      skills: [
        {
          name: 'Sales management',
          level: 'intermediate',
        },
        {
          name: 'Sales strategy',
          level: 'intermediate',
        },
        {
          name: 'B2B sales',
          level: 'intermediate',
        },
        {
          name: 'Negotiation',
          level: 'intermediate',
        },
        {
          name: 'Key account management',
          level: 'intermediate',
        },
        {
          name: 'Sales forecasting',
          level: 'intermediate',
        },
        {
          name: 'Channel sales',
          level: 'intermediate',
        },
        {
          name: 'Salesforce',
          level: 'intermediate',
        },
        {
          name: 'Team management',
          level: 'intermediate',
        },
        {
          name: 'Coaching',
          level: 'intermediate',
        },
        {
          name: 'Customer relationship management',
          level: 'intermediate',
        },
        {
          name: 'Closing deals',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: "President's Club",
          description: 'Seven times in eight years.',
          date: '2018-12',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Spanish',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Vice President of Sales, Austin',
      careerGoal: 'local',
      industry: 'Sales',
      experienceLevel: 'executive',
      templateId: 'minimalist-clean',
      summary: 'Sales leader with fifteen years of experience in B2B sales and team management.',
      personalInfo: {
        firstName: 'Sofia',
        lastName: 'Martinez',
        email: 'sofia.martinez@example.com',
        phone: '+1 512 555 0123',
        location: 'Austin, United States',
        linkedin: 'linkedin.com/in/sofia-martinez-sales',
        professionalTagline: 'Vice President of Sales',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearpath Software',
          position: 'Vice President of Sales',
          location: 'Austin',
          startDate: '2019-05',
          current: true,
          description:
            'Grew revenue with a large team.\nShortened the sales cycle with Salesforce.\nSigned channel partners.',
        },
        {
          company: 'Medora Devices',
          position: 'Regional Sales Manager',
          location: 'Dallas',
          startDate: '2011-08',
          endDate: '2019-04',
          current: false,
          description: 'Led representatives and won hospital groups.\nCoached representatives.',
        },
      ],
      education: [
        {
          institution: 'University of Texas at Austin',
          degree: 'B.B.A.',
          fieldOfStudy: 'Marketing',
          startDate: '2005-08',
          endDate: '2009-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Sales management',
          level: 'intermediate',
        },
        {
          name: 'B2B sales',
          level: 'intermediate',
        },
        {
          name: 'Negotiation',
          level: 'intermediate',
        },
        {
          name: 'Salesforce',
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
          language: 'Spanish',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Vice President of Sales, Austin',
      careerGoal: 'local',
      industry: 'Sales',
      experienceLevel: 'executive',
      templateId: 'minimalist-clean',
      summary: 'Rockstar sales leader and thought leader. Ninja at closing.',
      personalInfo: {
        firstName: 'Sofia',
        lastName: 'Martinez',
        email: 'sofia.martinez@example.com',
        phone: '+1 512 555 0123',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Clearpath Software',
          position: 'Vice President of Sales',
          location: 'Austin',
          startDate: '2019-05',
          current: true,
          description: 'In charge of sales.\nWorked with customers to close deals.',
        },
        {
          company: 'Medora Devices',
          position: 'Regional Sales Manager',
          location: 'Dallas',
          startDate: '2011-08',
          endDate: '2019-04',
          current: false,
          description: 'Sales manager for region.',
        },
      ],
      education: [
        {
          institution: 'University of Texas at Austin',
          degree: 'B.B.A.',
          fieldOfStudy: 'Marketing',
          startDate: '2005-08',
          endDate: '2009-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Sales',
          level: 'intermediate',
        },
        {
          name: 'Closing',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Sales Director',
    company: 'Verdant Analytics',
    text: 'Verdant sells analytics software to retailers in North America. The Sales Director leads 20 people.\nMust have: 8 years of B2B sales, sales management, sales strategy, sales forecasting, key account management, negotiation, Salesforce. Market analysis and budget management are required. Product marketing experience is preferred. Spanish is an advantage.',
  },
};
