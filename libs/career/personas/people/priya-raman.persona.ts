import type { Persona } from '../persona.types.ts';

export const PRIYA_RAMAN: Persona = {
  id: 'priya-raman',
  country: 'India',
  expected: {
    occupation: 'data-analyst',
    industry: 'information-technology',
    gaps: ['dbt', 'data-modelling', 'product-analytics', 'tableau'],
    weakIssues: ['no-numbers', 'duty-phrases', 'buzzwords', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Data Analyst, Chennai',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'international-standard',
      summary:
        'Data analyst with 4 years in e-commerce and logistics. Built 30 Power BI reports that 500 people use weekly and a forecast that cut stock-outs by 23%.',
      personalInfo: {
        firstName: 'Priya',
        lastName: 'Raman',
        email: 'priya.raman@example.com',
        phone: '+91 98400 55519',
        location: 'Chennai, India',
        linkedin: 'linkedin.com/in/priya-raman-data',
        github: 'github.com/priyaraman',
        professionalTagline: 'Data Analyst',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cartwheel Commerce',
          position: 'Data Analyst',
          location: 'Chennai',
          startDate: '2023-02',
          current: true,
          description:
            'Built 30 Power BI reports on SQL Server data that 500 people in 6 teams use each week.\nForecast demand for 4,000 items in Python and cut stock-outs by 23%.\nAutomated 12 manual Excel reports and freed 45 hours a month.\nRan 18 A/B tests on checkout, of which 5 raised conversion by 1.2 points in all.',
        },
        {
          company: 'Blue Anchor Logistics',
          position: 'Junior Data Analyst',
          location: 'Coimbatore',
          startDate: '2021-07',
          endDate: '2023-01',
          current: false,
          description:
            'Cleaned and joined 3 years of delivery data and found the routes behind 40% of delays.\nWrote SQL queries for 60 requests a month with a turnaround of one day.',
        },
      ],
      education: [
        {
          institution: 'Anna University',
          degree: 'B.E.',
          fieldOfStudy: 'Computer Science and Engineering',
          startDate: '2017-08',
          endDate: '2021-05',
          current: false,
          grade: '8.6 of 10',
        },
      ],
      skills: [
        {
          name: 'SQL',
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
          name: 'Python',
          level: 'intermediate',
        },
        {
          name: 'Data analysis',
          level: 'intermediate',
        },
        {
          name: 'Data visualisation',
          level: 'intermediate',
        },
        {
          name: 'Data cleaning',
          level: 'intermediate',
        },
        {
          name: 'Statistical analysis',
          level: 'intermediate',
        },
        {
          name: 'A/B testing',
          level: 'intermediate',
        },
        {
          name: 'Forecasting',
          level: 'intermediate',
        },
        {
          name: 'Microsoft SQL Server',
          level: 'intermediate',
        },
        {
          name: 'DAX',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Data for Good hackathon, first place',
          description: 'Of 64 teams.',
          date: '2025-08',
        },
      ],
      certifications: [
        {
          name: 'Microsoft Certified: Power BI Data Analyst Associate',
          issuer: 'Microsoft',
          date: '2024-01',
        },
      ],
      languages: [
        {
          language: 'Tamil',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Data Analyst, Chennai',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'international-standard',
      summary: 'Data analyst with four years of experience in SQL, Excel and Power BI.',
      personalInfo: {
        firstName: 'Priya',
        lastName: 'Raman',
        email: 'priya.raman@example.com',
        phone: '+91 98400 55519',
        location: 'Chennai, India',
        linkedin: 'linkedin.com/in/priya-raman-data',
        github: 'github.com/priyaraman',
        professionalTagline: 'Data Analyst',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cartwheel Commerce',
          position: 'Data Analyst',
          location: 'Chennai',
          startDate: '2023-02',
          current: true,
          description:
            'Built Power BI reports on SQL Server data.\nAutomated Excel reports.\nAnalysed tests on checkout.',
        },
        {
          company: 'Blue Anchor Logistics',
          position: 'Junior Data Analyst',
          location: 'Coimbatore',
          startDate: '2021-07',
          endDate: '2023-01',
          current: false,
          description: 'Cleaned delivery data and wrote SQL queries.',
        },
      ],
      education: [
        {
          institution: 'Anna University',
          degree: 'B.E.',
          fieldOfStudy: 'Computer Science and Engineering',
          startDate: '2017-08',
          endDate: '2021-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'SQL',
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
          name: 'Data analysis',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Microsoft Certified: Power BI Data Analyst Associate',
          issuer: 'Microsoft',
          date: '2024-01',
        },
      ],
      languages: [
        {
          language: 'Tamil',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Data Analyst, Chennai',
      careerGoal: 'remote',
      industry: 'Information technology',
      experienceLevel: 'mid',
      templateId: 'international-standard',
      summary: 'Data analyst who knows Excel and other tools. Quick learner and hard worker.',
      personalInfo: {
        firstName: 'Priya',
        lastName: 'Raman',
        email: 'priya.raman@example.com',
        phone: '+91 98400 55519',
        location: '',
        linkedin: 'linkedin.com/in/priya-raman-data',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Cartwheel Commerce',
          position: 'Data Analyst',
          location: 'Chennai',
          startDate: '2023-02',
          current: true,
          description: 'Making reports in Excel.\nResponsible for data.',
        },
        {
          company: 'Blue Anchor Logistics',
          position: 'Junior Data Analyst',
          location: 'Coimbatore',
          startDate: '2021-07',
          endDate: '2023-01',
          current: false,
          description: 'Data cleaning.',
        },
      ],
      education: [
        {
          institution: 'Anna University',
          degree: 'B.E.',
          fieldOfStudy: 'Computer Science and Engineering',
          startDate: '2017-08',
          endDate: '2021-05',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Excel',
          level: 'intermediate',
        },
        {
          name: 'Computer',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Product Data Analyst (Remote, Africa and Asia)',
    company: 'Orbit Wallet',
    text: 'Orbit Wallet is a payments app. You answer product questions with data.\nMust have: 3 years as data analyst, SQL, Python, data visualisation, statistical analysis, A/B testing, product analytics. dbt and data modelling are required. Tableau or Looker preferred. Stakeholder management is a plus.',
  },
};
