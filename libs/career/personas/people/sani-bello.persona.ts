import type { Persona } from '../persona.types.ts';

export const SANI_BELLO: Persona = {
  id: 'sani-bello',
  country: 'Nigeria',
  expected: {
    occupation: 'agricultural-extension-officer',
    industry: 'agriculture',
    gaps: ['irrigation', 'precision-agriculture', 'agro-input-sales'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'buzzwords'],
  },
  resumes: {
    strong: {
      title: 'Agricultural Extension Officer, Kano',
      careerGoal: 'local',
      industry: 'Agriculture',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Agricultural extension officer with 6 years among smallholders in Kano and Jigawa. Trained 7,400 farmers in good agricultural practices and helped raise rice yields from 2.6 to 4.1 tonnes a hectare.',
      personalInfo: {
        firstName: 'Sani',
        lastName: 'Bello',
        email: 'sani.bello@example.com',
        phone: '+234 703 555 0108',
        location: 'Kano, Nigeria',
        professionalTagline: 'Agricultural Extension Officer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sahel Green Fields Programme',
          position: 'Agricultural Extension Officer',
          location: 'Kano',
          startDate: '2021-03',
          current: true,
          description:
            'Trained 7,400 rice and tomato farmers in 210 groups in good agricultural practices, 41% of them women.\nSet up 36 demonstration plots on which rice yields rose from 2.6 to 4.1 tonnes a hectare.\nLinked 58 farmer cooperatives to two mills and sold 1,900 tonnes at 12% above the local price.\nCollected farm data on KoboToolbox each season with 98% complete records.',
        },
        {
          company: 'Jigawa Agricultural Development Authority',
          position: 'Field Extension Worker',
          location: 'Dutse',
          startDate: '2019-01',
          endDate: '2021-02',
          current: false,
          description:
            'Advised 900 farmers on pest control and fertiliser use and cut armyworm losses by a third.\nOrganised 14 field days with input dealers and local radio.',
        },
      ],
      education: [
        {
          institution: 'Bayero University Kano',
          degree: 'B.Agric.',
          fieldOfStudy: 'Crop Science',
          startDate: '2012-11',
          endDate: '2017-12',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Agricultural extension',
          level: 'intermediate',
        },
        {
          name: 'Crop production',
          level: 'intermediate',
        },
        {
          name: 'Good agricultural practices',
          level: 'intermediate',
        },
        {
          name: 'Farmer mobilisation',
          level: 'intermediate',
        },
        {
          name: 'Pest and disease control',
          level: 'intermediate',
        },
        {
          name: 'Soil management',
          level: 'intermediate',
        },
        {
          name: 'Post-harvest handling',
          level: 'intermediate',
        },
        {
          name: 'KoboToolbox',
          level: 'intermediate',
        },
        {
          name: 'Training delivery',
          level: 'intermediate',
        },
        {
          name: 'Report writing',
          level: 'intermediate',
        },
        {
          name: 'Value chain development',
          level: 'intermediate',
        },
        {
          name: 'Motorcycle riding',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'State extension agent award',
          description: 'Third of 210 agents in the season.',
          date: '2023-11',
        },
      ],
      certifications: [],
      languages: [
        {
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    medium: {
      title: 'Agricultural Extension Officer, Kano',
      careerGoal: 'local',
      industry: 'Agriculture',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Agricultural extension officer with six years of experience training rice and maize farmers in Kano.',
      personalInfo: {
        firstName: 'Sani',
        lastName: 'Bello',
        email: 'sani.bello@example.com',
        phone: '+234 703 555 0108',
        location: 'Kano, Nigeria',
        professionalTagline: 'Agricultural Extension Officer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sahel Green Fields Programme',
          position: 'Agricultural Extension Officer',
          location: 'Kano',
          startDate: '2021-03',
          current: true,
          description:
            'Trained rice farmers in good agricultural practices.\nSet up demonstration plots and linked farmers to mills.\nCollected farm data with KoboToolbox.',
        },
        {
          company: 'Jigawa Agricultural Development Authority',
          position: 'Field Extension Worker',
          location: 'Dutse',
          startDate: '2019-01',
          endDate: '2021-02',
          current: false,
          description: 'Advised farmers on pest control and fertiliser.',
        },
      ],
      education: [
        {
          institution: 'Bayero University Kano',
          degree: 'B.Agric.',
          fieldOfStudy: 'Crop Science',
          startDate: '2012-11',
          endDate: '2017-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Agricultural extension',
          level: 'intermediate',
        },
        {
          name: 'Crop production',
          level: 'intermediate',
        },
        {
          name: 'Training delivery',
          level: 'intermediate',
        },
        {
          name: 'Pest control',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [
        {
          language: 'Hausa',
          proficiency: 'native',
        },
        {
          language: 'English',
          proficiency: 'advanced',
        },
      ],
    },
    weak: {
      title: 'Agricultural Extension Officer, Kano',
      careerGoal: 'local',
      industry: 'Agriculture',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary: 'Agriculturist with experience in farming. Seeking a better opportunity.',
      personalInfo: {
        firstName: 'Sani',
        lastName: 'Bello',
        email: 'sani.bello@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sahel Green Fields Programme',
          position: 'Agricultural Extension Officer',
          location: 'Kano',
          startDate: '2021-03',
          current: true,
          description: 'Training of farmers in villages.\nVisiting farms.',
        },
        {
          company: 'Jigawa Agricultural Development Authority',
          position: 'Field Extension Worker',
          location: 'Dutse',
          startDate: '2019-01',
          endDate: '2021-02',
          current: false,
          description: 'Extension work.',
        },
      ],
      education: [
        {
          institution: 'Bayero University Kano',
          degree: 'B.Agric.',
          fieldOfStudy: 'Crop Science',
          startDate: '2012-11',
          endDate: '2017-12',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Farming',
          level: 'intermediate',
        },
        {
          name: 'Hausa',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Field Agronomist',
    company: 'TerraSow Agric Services',
    text: 'TerraSow supplies seed and advice to outgrowers in Kano, Kaduna and Jigawa. The Field Agronomist trains farmers, supervises demonstration plots, monitors pests and reports yields.\nMust have: degree in crop science or agronomy, 3 years of agricultural extension, good agricultural practices, pest and disease control, Hausa, motorcycle riding. Irrigation management is required. GPS farm mapping is preferred. Agro-input sales experience is a plus.',
  },
};
