import type { Persona } from '../persona.types.ts';

export const TUNDE_ADEBAYO: Persona = {
  id: 'tunde-adebayo',
  country: 'Nigeria',
  expected: {
    occupation: 'back-end-developer',
    industry: 'information-technology',
    gaps: ['message-queues', 'terraform', 'monitoring-and-observability'],
    weakIssues: ['no-numbers', 'first-person', 'buzzwords', 'thin-roles', 'skills-missing', 'duty-phrases'],
  },
  resumes: {
    strong: {
      title: 'Backend Engineer, Lagos',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary:
        'Backend engineer with 5 years in payments. Builds Node.js and PostgreSQL services that settle 2.4 million transactions a month, and keeps them tested, observed and documented.',
      personalInfo: {
        firstName: 'Tunde',
        lastName: 'Adébáyọ̀',
        email: 'tunde.adebayo@example.com',
        phone: '+234 806 555 0102',
        location: 'Lagos, Nigeria',
        linkedin: 'linkedin.com/in/tunde-adebayo-dev',
        github: 'github.com/tundeadebayo',
        professionalTagline: 'Backend Engineer, payments',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kudiwave Technologies',
          position: 'Backend Engineer',
          location: 'Lagos',
          startDate: '2023-01',
          current: true,
          description:
            'Rebuilt the settlement service in NestJS and PostgreSQL and cut the nightly run from 4 hours to 35 minutes.\nDesigned 14 REST APIs for merchants with OpenAPI documentation, now used by 230 partners.\nIntroduced integration tests and CI/CD on GitHub Actions and lowered failed releases from 9 to 1 a quarter.\nMoved 6 services to Docker and Kubernetes on Amazon Web Services at 27% lower cost.',
        },
        {
          company: 'Farmdesk Africa',
          position: 'Software Developer',
          location: 'Ibadan',
          startDate: '2021-06',
          endDate: '2022-12',
          current: false,
          description:
            'Built a USSD and REST API backend in Node.js for 18,000 farmers with 99.7% availability.\nTuned 40 slow SQL queries and halved the response time of the busiest endpoint to 180 ms.\nIntegrated Paystack and mobile money payments worth ₦310 million in a year.',
        },
      ],
      education: [
        {
          institution: 'Obafemi Awolowo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Computer Science',
          startDate: '2016-09',
          endDate: '2020-11',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Node.js',
          level: 'intermediate',
        },
        {
          name: 'TypeScript',
          level: 'intermediate',
        },
        {
          name: 'NestJS',
          level: 'intermediate',
        },
        {
          name: 'PostgreSQL',
          level: 'intermediate',
        },
        {
          name: 'SQL',
          level: 'intermediate',
        },
        {
          name: 'REST APIs',
          level: 'intermediate',
        },
        {
          name: 'Docker',
          level: 'intermediate',
        },
        {
          name: 'Kubernetes',
          level: 'intermediate',
        },
        {
          name: 'Amazon Web Services',
          level: 'intermediate',
        },
        {
          name: 'CI/CD',
          level: 'intermediate',
        },
        {
          name: 'GitHub Actions',
          level: 'intermediate',
        },
        {
          name: 'Git',
          level: 'intermediate',
        },
        {
          name: 'Unit testing',
          level: 'intermediate',
        },
        {
          name: 'Integration testing',
          level: 'intermediate',
        },
        {
          name: 'Redis',
          level: 'intermediate',
        },
        {
          name: 'Microservices',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Open source: pay-ledger',
          description: 'Double-entry ledger library with 900 stars on GitHub.',
          date: '2024-08',
        },
      ],
      certifications: [
        {
          name: 'AWS Certified Cloud Practitioner',
          issuer: 'Amazon Web Services',
          date: '2024-02',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Backend Engineer, Lagos',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary:
        'Backend developer with 5 years of experience in fintech, building REST APIs with Node.js and PostgreSQL.',
      personalInfo: {
        firstName: 'Tunde',
        lastName: 'Adébáyọ̀',
        email: 'tunde.adebayo@example.com',
        phone: '+234 806 555 0102',
        location: 'Lagos, Nigeria',
        linkedin: 'linkedin.com/in/tunde-adebayo-dev',
        github: 'github.com/tundeadebayo',
        professionalTagline: 'Backend Engineer, payments',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kudiwave Technologies',
          position: 'Backend Engineer',
          location: 'Lagos',
          startDate: '2023-01',
          current: true,
          description:
            'Rebuilt the settlement service with NestJS and PostgreSQL.\nBuilt REST APIs for merchants and wrote tests.\nWorked on moving services to Docker.',
        },
        {
          company: 'Farmdesk Africa',
          position: 'Software Developer',
          location: 'Ibadan',
          startDate: '2021-06',
          endDate: '2022-12',
          current: false,
          description:
            'Built a USSD backend in Node.js for farmers.\nIntegrated Paystack payments and tuned SQL queries.',
        },
      ],
      education: [
        {
          institution: 'Obafemi Awolowo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Computer Science',
          startDate: '2016-09',
          endDate: '2020-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Node.js',
          level: 'intermediate',
        },
        {
          name: 'PostgreSQL',
          level: 'intermediate',
        },
        {
          name: 'REST APIs',
          level: 'intermediate',
        },
        {
          name: 'Docker',
          level: 'intermediate',
        },
        {
          name: 'Git',
          level: 'intermediate',
        },
        {
          name: 'SQL',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'AWS Certified Cloud Practitioner',
          issuer: 'Amazon Web Services',
          date: '2024-02',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Backend Engineer, Lagos',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary: 'I am a software guy who loves coding and I am a team player with a go-getter attitude.',
      personalInfo: {
        firstName: 'Tunde',
        lastName: 'Adébáyọ̀',
        email: 'tunde.adebayo@example.com',
        phone: '+234 806 555 0102',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Kudiwave Technologies',
          position: 'Backend Engineer',
          location: 'Lagos',
          startDate: '2023-01',
          current: true,
          description: 'Worked on backend APIs.\nI was responsible for fixing bugs and adding features.',
        },
        {
          company: 'Farmdesk Africa',
          position: 'Software Developer',
          location: 'Ibadan',
          startDate: '2021-06',
          endDate: '2022-12',
          current: false,
          description: 'Developed backend for farmers app with node.',
        },
      ],
      education: [
        {
          institution: 'Obafemi Awolowo University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Computer Science',
          startDate: '2016-09',
          endDate: '2020-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Coding',
          level: 'intermediate',
        },
        {
          name: 'Node.js',
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
    title: 'Senior Backend Engineer (Remote)',
    company: 'Northpeak Payments',
    text: 'Northpeak builds payment infrastructure for merchants in Africa and Europe. You will design and run services in Node.js and TypeScript on PostgreSQL, own REST APIs from design to operation and mentor two engineers.\nYou must have: 4+ years of back-end development, strong Node.js, TypeScript and SQL, experience with Docker and CI/CD, automated testing. Required: message queues such as RabbitMQ or Kafka.\nNice to have: Kubernetes, Amazon Web Services, Terraform, monitoring with Prometheus and Grafana. Experience in fintech is a plus.',
  },
};
