import type { Persona } from '../persona.types.ts';

export const MUSA_IBRAHIM: Persona = {
  id: 'musa-ibrahim',
  country: 'Nigeria',
  expected: {
    occupation: 'community-health-extension-worker',
    industry: 'healthcare',
    gaps: ['disease-surveillance', 'hiv-aids-care', 'motorcycle-riding'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Community Health Extension Worker, Katsina',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary:
        'Community Health Extension Worker with 2 years in primary health care in Katsina. Vaccinated more than 4,200 children and speaks Hausa and Fulfulde with families.',
      personalInfo: {
        firstName: 'Musa',
        lastName: 'Ibrahim',
        email: 'musa.ibrahim@example.com',
        phone: '+234 708 555 0104',
        location: 'Katsina, Nigeria',
        professionalTagline: 'Community Health Extension Worker',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Batagarawa Primary Health Centre',
          position: 'Community Health Extension Worker',
          location: 'Katsina',
          startDate: '2024-10',
          current: true,
          description:
            'Vaccinated 4,200 children under five in 31 settlements and kept the cold chain within range on every outreach day.\nHeld 3 health education sessions a week on malaria, nutrition and family planning in Hausa and Fulfulde.\nScreened 950 children by MUAC and referred 63 severe cases, of whom 58 recovered.\nRecorded services daily in the NHMIS register and sent the DHIS2 summary by the 5th of each month.',
        },
        {
          company: 'College of Health Sciences clinic',
          position: 'CHEW student on posting',
          location: 'Daura',
          startDate: '2023-03',
          endDate: '2024-03',
          current: false,
          description:
            'Assisted 70 antenatal clinics and weighed and counselled 1,100 mothers under supervision.\nTested 400 patients for malaria by RDT and recorded each result.',
        },
      ],
      education: [
        {
          institution: 'College of Health Sciences and Technology, Daura',
          degree: 'Diploma',
          fieldOfStudy: 'Community Health',
          startDate: '2020-11',
          endDate: '2024-03',
          current: false,
          grade: 'Upper credit',
        },
      ],
      skills: [
        {
          name: 'Community health',
          level: 'intermediate',
        },
        {
          name: 'Immunisation',
          level: 'intermediate',
        },
        {
          name: 'Cold chain management',
          level: 'intermediate',
        },
        {
          name: 'Health education',
          level: 'intermediate',
        },
        {
          name: 'Antenatal care',
          level: 'intermediate',
        },
        {
          name: 'Growth monitoring',
          level: 'intermediate',
        },
        {
          name: 'Malaria control',
          level: 'intermediate',
        },
        {
          name: 'Family planning',
          level: 'intermediate',
        },
        {
          name: 'DHIS2',
          level: 'intermediate',
        },
        {
          name: 'Community mobilisation',
          level: 'intermediate',
        },
        {
          name: 'Record keeping',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Best outreach team, Katsina Central',
          description: 'Reached 97% of the children on the list.',
          date: '2025-05',
        },
      ],
      certifications: [
        {
          name: 'CHPRBN licence',
          issuer: 'Community Health Practitioners Registration Board of Nigeria',
          date: '2024-08',
        },
      ],
      languages: [
        {
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'Fulfulde',
          proficiency: 'advanced',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Community Health Extension Worker, Katsina',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary:
        'Community Health Extension Worker with experience in immunisation and health education in rural communities.',
      personalInfo: {
        firstName: 'Musa',
        lastName: 'Ibrahim',
        email: 'musa.ibrahim@example.com',
        phone: '+234 708 555 0104',
        location: 'Katsina, Nigeria',
        professionalTagline: 'Community Health Extension Worker',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Batagarawa Primary Health Centre',
          position: 'Community Health Extension Worker',
          location: 'Katsina',
          startDate: '2024-10',
          current: true,
          description:
            'Vaccinated children in settlements and kept the cold chain.\nHeld health education sessions on malaria and nutrition.\nResponsible for the NHMIS register.',
        },
        {
          company: 'College of Health Sciences clinic',
          position: 'CHEW student on posting',
          location: 'Daura',
          startDate: '2023-03',
          endDate: '2024-03',
          current: false,
          description: 'Assisted at antenatal clinics under supervision.',
        },
      ],
      education: [
        {
          institution: 'College of Health Sciences and Technology, Daura',
          degree: 'Diploma',
          fieldOfStudy: 'Community Health',
          startDate: '2020-11',
          endDate: '2024-03',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Immunisation',
          level: 'intermediate',
        },
        {
          name: 'Health education',
          level: 'intermediate',
        },
        {
          name: 'Antenatal care',
          level: 'intermediate',
        },
        {
          name: 'Record keeping',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'CHPRBN licence',
          issuer: 'Community Health Practitioners Registration Board of Nigeria',
          date: '2024-08',
        },
      ],
      languages: [
        {
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'Fulfulde',
          proficiency: 'advanced',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Community Health Extension Worker, Katsina',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'entry',
      templateId: 'international-standard',
      summary: 'I need a job in health sector. I can work anywhere.',
      personalInfo: {
        firstName: 'Musa',
        lastName: 'Ibrahim',
        email: 'musa.ibrahim@example.com',
        phone: '+234 708 555 0104',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Batagarawa Primary Health Centre',
          position: 'Community Health Extension Worker',
          location: 'Katsina',
          startDate: '2024-10',
          current: true,
          description: 'Immunisation of children.\nHelping the nurse in the clinic.',
        },
        {
          company: 'College of Health Sciences clinic',
          position: 'CHEW student on posting',
          location: 'Daura',
          startDate: '2023-03',
          endDate: '2024-03',
          current: false,
          description: 'Student on posting.',
        },
      ],
      education: [
        {
          institution: 'College of Health Sciences and Technology, Daura',
          degree: 'Diploma',
          fieldOfStudy: 'Community Health',
          startDate: '2020-11',
          endDate: '2024-03',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Health',
          level: 'intermediate',
        },
        {
          name: 'Communication',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Community Health Extension Worker (CHEW)',
    company: 'SaluPoint Primary Care Initiative',
    text: 'SaluPoint runs ten primary health centres in Kaduna and Katsina and employs CHEWs for outreach.\nYou will give routine immunisation, health education, antenatal care and family planning counselling, do home visits, refer cases and report through DHIS2.\nRequirements: diploma in community health, valid CHPRBN licence, fluent Hausa, able to ride a motorcycle. Experience in disease surveillance is required. HIV testing services experience is an added advantage.',
  },
};
