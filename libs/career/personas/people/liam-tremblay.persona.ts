import type { Persona } from '../persona.types.ts';

export const LIAM_TREMBLAY: Persona = {
  id: 'liam-tremblay',
  country: 'Canada',
  expected: {
    occupation: 'security-officer',
    industry: 'security',
    gaps: ['crowd-control', 'emergency-evacuation', 'customer-service'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'contact-incomplete'],
  },
  resumes: {
    strong: {
      title: 'Security Guard, Ottawa',
      careerGoal: 'local',
      industry: 'Security',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary:
        'Licensed security guard with 2 years in hospitals and offices. Patrols 14 floors a night, wrote 320 incident reports and gave first aid 26 times.',
      personalInfo: {
        firstName: 'Liam',
        lastName: 'Tremblay',
        email: 'liam.tremblay@example.com',
        phone: '+1 613 555 0124',
        location: 'Ottawa, Canada',
        professionalTagline: 'Security Guard',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Rideau Valley Hospital',
          position: 'Security Guard',
          location: 'Ottawa',
          startDate: '2024-08',
          current: true,
          description:
            'Patrolled 14 floors 4 times a night and found 3 fires before an alarm rang.\nWrote 320 incident reports, of which the police used 18 without a question.\nCalmed 150 upset visitors and had to use restraint only twice.\nGave first aid 26 times until nurses came.',
        },
        {
          company: 'Centretown Offices',
          position: 'Concierge Guard',
          location: 'Ottawa',
          startDate: '2023-10',
          endDate: '2024-07',
          current: false,
          description:
            'Checked 500 badges a day and issued 60 visitor passes.\nWatched 48 CCTV cameras and reported 11 thefts in nine months.',
        },
      ],
      education: [
        {
          institution: 'Glebe Collegiate Institute',
          degree: 'Ontario Secondary School Diploma',
          fieldOfStudy: 'General',
          startDate: '2018-09',
          endDate: '2022-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Security guarding',
          level: 'intermediate',
        },
        {
          name: 'Patrolling',
          level: 'intermediate',
        },
        {
          name: 'Access control duties',
          level: 'intermediate',
        },
        {
          name: 'CCTV monitoring',
          level: 'intermediate',
        },
        {
          name: 'Security incident reporting',
          level: 'intermediate',
        },
        {
          name: 'First aid',
          level: 'intermediate',
        },
        {
          name: 'CPR',
          level: 'intermediate',
        },
        {
          name: 'Conflict resolution',
          level: 'intermediate',
        },
        {
          name: 'Visitor screening',
          level: 'intermediate',
        },
        {
          name: 'Fire safety',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Commendation of the hospital board',
          description: 'For the fire found on floor 9.',
          date: '2025-11',
        },
      ],
      certifications: [
        {
          name: 'Security guard licence',
          issuer: 'Province of Ontario',
          date: '2023-09',
        },
        {
          name: 'Standard First Aid and CPR',
          issuer: 'Canadian Red Cross',
          date: '2025-09',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'French',
          proficiency: 'intermediate',
        },
      ],
    },
    medium: {
      title: 'Security Guard, Ottawa',
      careerGoal: 'local',
      industry: 'Security',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary: 'Security guard with two years of experience in hospitals, patrolling and access control.',
      personalInfo: {
        firstName: 'Liam',
        lastName: 'Tremblay',
        email: 'liam.tremblay@example.com',
        phone: '+1 613 555 0124',
        location: 'Ottawa, Canada',
        professionalTagline: 'Security Guard',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Rideau Valley Hospital',
          position: 'Security Guard',
          location: 'Ottawa',
          startDate: '2024-08',
          current: true,
          description:
            'Patrolled the hospital at night.\nWrote incident reports and controlled access at the doors.\nGave first aid to visitors.',
        },
        {
          company: 'Centretown Offices',
          position: 'Concierge Guard',
          location: 'Ottawa',
          startDate: '2023-10',
          endDate: '2024-07',
          current: false,
          description: 'Checked badges and watched CCTV.',
        },
      ],
      education: [
        {
          institution: 'Glebe Collegiate Institute',
          degree: 'Ontario Secondary School Diploma',
          fieldOfStudy: 'General',
          startDate: '2018-09',
          endDate: '2022-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Security guarding',
          level: 'intermediate',
        },
        {
          name: 'Patrolling',
          level: 'intermediate',
        },
        {
          name: 'First aid',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Security guard licence',
          issuer: 'Province of Ontario',
          date: '2023-09',
        },
        {
          name: 'Standard First Aid and CPR',
          issuer: 'Canadian Red Cross',
          date: '2025-09',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'French',
          proficiency: 'intermediate',
        },
      ],
    },
    weak: {
      title: 'Security Guard, Ottawa',
      careerGoal: 'local',
      industry: 'Security',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary: 'Looking for security work, strong and reliable.',
      personalInfo: {
        firstName: 'Liam',
        lastName: 'Tremblay',
        email: 'liam.tremblay@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Rideau Valley Hospital',
          position: 'Security Guard',
          location: 'Ottawa',
          startDate: '2024-08',
          current: true,
          description: 'Guarding the building.\nWatching the doors.',
        },
        {
          company: 'Centretown Offices',
          position: 'Concierge Guard',
          location: 'Ottawa',
          startDate: '2023-10',
          endDate: '2024-07',
          current: false,
          description: 'Front desk security.',
        },
      ],
      education: [
        {
          institution: 'Glebe Collegiate Institute',
          degree: 'Ontario Secondary School Diploma',
          fieldOfStudy: 'General',
          startDate: '2018-09',
          endDate: '2022-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Strong',
          level: 'intermediate',
        },
        {
          name: 'Reliable',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Security Officer',
    company: 'Lakehead Museum',
    text: 'The museum protects a collection and 300,000 visitors a year. Officers patrol, screen visitors, watch the control room and answer alarms.\nMust have: security guard licence, 1 year of guarding, patrolling, access control, CCTV monitoring, incident reporting, first aid. Crowd control and emergency evacuation are required. Customer service experience preferred. French is an advantage.',
  },
};
