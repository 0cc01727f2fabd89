import type { Persona } from '../persona.types.ts';

export const MARISOL_REYES: Persona = {
  id: 'marisol-reyes',
  country: 'Philippines',
  expected: {
    occupation: 'virtual-assistant',
    industry: 'administration',
    gaps: ['social-media-marketing', 'canva', 'asana', 'customer-relationship-management'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Virtual Assistant, Cebu',
      careerGoal: 'remote',
      industry: 'Administration and office support',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'Virtual assistant with 5 years for founders in Australia and the United States. Manages 4 calendars and inboxes, saves each client 12 hours a week and has 100% of contracts renewed.',
      personalInfo: {
        firstName: 'Marisol',
        lastName: 'Reyes',
        email: 'marisol.reyes@example.com',
        phone: '+63 917 555 0121',
        location: 'Cebu, Philippines',
        linkedin: 'linkedin.com/in/marisol-reyes-va',
        professionalTagline: 'Virtual Assistant',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Independent, for 6 clients',
          position: 'Virtual Executive Assistant',
          location: 'Cebu',
          startDate: '2022-01',
          current: true,
          description:
            'Managed 4 calendars and inboxes across 3 time zones and saved each client 12 hours a week.\nBooked 140 trips and 30 events within budget and without a missed connection.\nBuilt a help desk in Notion with 60 procedures, so that new assistants start in 2 days instead of 10.\nKept books of two clients in Xero and chased $48,000 of late invoices.',
        },
        {
          company: 'Pearl Outsourcing',
          position: 'Customer Support Associate',
          location: 'Cebu',
          startDate: '2019-06',
          endDate: '2021-12',
          current: false,
          description:
            'Answered 70 tickets a day at 96% satisfaction.\nWrote 45 help articles that cut repeat questions by 20%.',
        },
      ],
      education: [
        {
          institution: 'University of San Carlos',
          degree: 'B.S.',
          fieldOfStudy: 'Business Administration',
          startDate: '2015-06',
          endDate: '2019-04',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Virtual assistance',
          level: 'intermediate',
        },
        {
          name: 'Email management',
          level: 'intermediate',
        },
        {
          name: 'Calendar management',
          level: 'intermediate',
        },
        {
          name: 'Travel arrangements',
          level: 'intermediate',
        },
        {
          name: 'Google Workspace',
          level: 'intermediate',
        },
        {
          name: 'Notion',
          level: 'intermediate',
        },
        {
          name: 'Xero',
          level: 'intermediate',
        },
        {
          name: 'Bookkeeping',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: 'Zoom',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
        {
          name: 'Slack',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Top rated, 5 years',
          description: 'All 41 reviews with five stars.',
          date: '2026-01',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Cebuano',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Virtual Assistant, Cebu',
      careerGoal: 'remote',
      industry: 'Administration and office support',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Virtual assistant with five years of experience in email and calendar management.',
      personalInfo: {
        firstName: 'Marisol',
        lastName: 'Reyes',
        email: 'marisol.reyes@example.com',
        phone: '+63 917 555 0121',
        location: 'Cebu, Philippines',
        linkedin: 'linkedin.com/in/marisol-reyes-va',
        professionalTagline: 'Virtual Assistant',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Independent, for 6 clients',
          position: 'Virtual Executive Assistant',
          location: 'Cebu',
          startDate: '2022-01',
          current: true,
          description:
            'Managed calendars and inboxes of clients.\nBooked travel and events.\nKept books in Xero.',
        },
        {
          company: 'Pearl Outsourcing',
          position: 'Customer Support Associate',
          location: 'Cebu',
          startDate: '2019-06',
          endDate: '2021-12',
          current: false,
          description: 'Answered tickets and wrote help articles.',
        },
      ],
      education: [
        {
          institution: 'University of San Carlos',
          degree: 'B.S.',
          fieldOfStudy: 'Business Administration',
          startDate: '2015-06',
          endDate: '2019-04',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Virtual assistance',
          level: 'intermediate',
        },
        {
          name: 'Email management',
          level: 'intermediate',
        },
        {
          name: 'Calendar management',
          level: 'intermediate',
        },
        {
          name: 'Google Workspace',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Cebuano',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Virtual Assistant, Cebu',
      careerGoal: 'remote',
      industry: 'Administration and office support',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Virtual assistant willing to work from home.',
      personalInfo: {
        firstName: 'Marisol',
        lastName: 'Reyes',
        email: 'marisol.reyes@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Independent, for 6 clients',
          position: 'Virtual Executive Assistant',
          location: 'Cebu',
          startDate: '2022-01',
          current: true,
          description: 'Answering emails for clients.\nScheduling meeting.',
        },
        {
          company: 'Pearl Outsourcing',
          position: 'Customer Support Associate',
          location: 'Cebu',
          startDate: '2019-06',
          endDate: '2021-12',
          current: false,
          description: 'Customer support.',
        },
      ],
      education: [
        {
          institution: 'University of San Carlos',
          degree: 'B.S.',
          fieldOfStudy: 'Business Administration',
          startDate: '2015-06',
          endDate: '2019-04',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Typing',
          level: 'intermediate',
        },
        {
          name: 'Internet',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Executive Virtual Assistant',
    company: 'Meridian Coaching Studio',
    text: 'Meridian, a coaching firm with clients on four continents, looks for a remote assistant.\nMust have: 3 years of virtual assistance, email and calendar management, Google Workspace, excellent written communication, Zoom. Social media marketing and Canva are required. Project coordination with Asana or Trello preferred. Customer relationship management software a plus.',
  },
};
