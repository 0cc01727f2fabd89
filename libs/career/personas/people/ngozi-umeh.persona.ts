import type { Persona } from '../persona.types.ts';

export const NGOZI_UMEH: Persona = {
  id: 'ngozi-umeh',
  country: 'Nigeria',
  expected: {
    occupation: 'secondary-school-teacher',
    industry: 'education',
    gaps: ['safeguarding', 'special-needs-education', 'smart-board-use'],
    weakIssues: ['no-numbers', 'duty-phrases', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Mathematics Teacher, Abuja',
      careerGoal: 'local',
      industry: 'Education',
      experienceLevel: 'mid',
      templateId: 'executive-premium',
      summary:
        'TRCN-registered mathematics teacher with 8 years in secondary schools. 91% of her candidates passed WAEC mathematics with credit in the last three years.',
      personalInfo: {
        firstName: 'Ngozi',
        lastName: 'Umeh',
        email: 'ngozi.umeh@example.com',
        phone: '+234 813 555 0105',
        location: 'Abuja, Nigeria',
        linkedin: 'linkedin.com/in/ngozi-umeh-maths',
        professionalTagline: 'Mathematics Teacher',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cedar Heights College',
          position: 'Mathematics Teacher and Head of Department',
          location: 'Abuja',
          startDate: '2021-09',
          current: true,
          description:
            'Raised the WAEC credit pass rate in mathematics from 68% to 91% in three years by weekly diagnostic tests.\nLed a department of 6 teachers and reviewed 24 lesson plans a month with written feedback.\nMoved 180 students to online homework on Google Classroom and lifted hand-in from 55% to 87%.\nCoached the school team to second place of 40 schools in the Cowbell mathematics competition.',
        },
        {
          company: 'Grace Field Secondary School',
          position: 'Mathematics Teacher',
          location: 'Enugu',
          startDate: '2018-09',
          endDate: '2021-07',
          current: false,
          description:
            'Taught mathematics and further mathematics to 5 classes of 35 students each.\nDesigned a scheme of work with practical lessons that three other schools of the group took over.\nMet 120 parents a term about progress and agreed plans for those who fell behind.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.Sc. (Ed.)',
          fieldOfStudy: 'Mathematics Education',
          startDate: '2013-10',
          endDate: '2017-09',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Teaching',
          level: 'intermediate',
        },
        {
          name: 'Lesson planning',
          level: 'intermediate',
        },
        {
          name: 'Classroom management',
          level: 'intermediate',
        },
        {
          name: 'Student assessment',
          level: 'intermediate',
        },
        {
          name: 'Curriculum delivery',
          level: 'intermediate',
        },
        {
          name: 'WAEC preparation',
          level: 'intermediate',
        },
        {
          name: 'Google Classroom',
          level: 'intermediate',
        },
        {
          name: 'Mathematics teaching',
          level: 'intermediate',
        },
        {
          name: 'Parent communication',
          level: 'intermediate',
        },
        {
          name: 'Leadership',
          level: 'intermediate',
        },
        {
          name: 'TRCN registration',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Teacher of the Year',
          description: 'Cedar Heights College, of 58 teachers.',
          date: '2024-07',
        },
      ],
      certifications: [
        {
          name: 'Teachers Registration Council of Nigeria (TRCN)',
          issuer: 'TRCN',
          date: '2019-05',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Igbo',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Mathematics Teacher, Abuja',
      careerGoal: 'local',
      industry: 'Education',
      experienceLevel: 'mid',
      templateId: 'executive-premium',
      summary: 'Mathematics teacher with eight years of experience preparing students for WAEC and NECO.',
      personalInfo: {
        firstName: 'Ngozi',
        lastName: 'Umeh',
        email: 'ngozi.umeh@example.com',
        phone: '+234 813 555 0105',
        location: 'Abuja, Nigeria',
        linkedin: 'linkedin.com/in/ngozi-umeh-maths',
        professionalTagline: 'Mathematics Teacher',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cedar Heights College',
          position: 'Mathematics Teacher and Head of Department',
          location: 'Abuja',
          startDate: '2021-09',
          current: true,
          description:
            'Taught mathematics to senior classes and prepared them for WAEC.\nLed the department and checked lesson plans.\nCoached the school team for competitions.',
        },
        {
          company: 'Grace Field Secondary School',
          position: 'Mathematics Teacher',
          location: 'Enugu',
          startDate: '2018-09',
          endDate: '2021-07',
          current: false,
          description:
            'Taught mathematics and further mathematics to five classes.\nWrote schemes of work and met parents.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.Sc. (Ed.)',
          fieldOfStudy: 'Mathematics Education',
          startDate: '2013-10',
          endDate: '2017-09',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Teaching',
          level: 'intermediate',
        },
        {
          name: 'Lesson planning',
          level: 'intermediate',
        },
        {
          name: 'Classroom management',
          level: 'intermediate',
        },
        {
          name: 'Mathematics teaching',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Teachers Registration Council of Nigeria (TRCN)',
          issuer: 'TRCN',
          date: '2019-05',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Igbo',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Mathematics Teacher, Abuja',
      careerGoal: 'local',
      industry: 'Education',
      experienceLevel: 'mid',
      templateId: 'executive-premium',
      summary: 'I am a dedicated teacher that is passionate about impacting knowledge.',
      personalInfo: {
        firstName: 'Ngozi',
        lastName: 'Umeh',
        email: 'ngozi.umeh@example.com',
        phone: '+234 813 555 0105',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cedar Heights College',
          position: 'Mathematics Teacher and Head of Department',
          location: 'Abuja',
          startDate: '2021-09',
          current: true,
          description: 'Teaching of mathematics in SS1 to SS3.\nResponsible for marking and lesson note.',
        },
        {
          company: 'Grace Field Secondary School',
          position: 'Mathematics Teacher',
          location: 'Enugu',
          startDate: '2018-09',
          endDate: '2021-07',
          current: false,
          description: 'Maths teacher.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.Sc. (Ed.)',
          fieldOfStudy: 'Mathematics Education',
          startDate: '2013-10',
          endDate: '2017-09',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Teaching',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Word',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Mathematics Teacher',
    company: 'Summit Ridge International School, Abuja',
    text: 'Summit Ridge seeks a Mathematics Teacher for Year 9 to 12 in a Nigerian and British curriculum.\nYou will plan lessons, teach with interactive whiteboard and Google Classroom, assess students and report to parents.\nRequired: B.Ed. or B.Sc. with PGDE, TRCN registration, 4 years of secondary school teaching, classroom management, experience of the Cambridge curriculum. Safeguarding training is required. Special educational needs support is an advantage.',
  },
};
