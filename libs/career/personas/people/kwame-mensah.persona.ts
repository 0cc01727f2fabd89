import type { Persona } from '../persona.types.ts';

export const KWAME_MENSAH: Persona = {
  id: 'kwame-mensah',
  country: 'Ghana',
  expected: {
    occupation: 'chef',
    industry: 'hospitality',
    gaps: ['procurement', 'budget-management', 'bread-baking', 'point-of-sale-systems'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'duty-phrases'],
  },
  resumes: {
    strong: {
      title: 'Executive Sous Chef, Accra',
      careerGoal: 'local',
      industry: 'Hospitality',
      experienceLevel: 'senior',
      templateId: 'international-standard',
      summary:
        'Chef with 12 years in hotels and restaurants in Accra and Kumasi. Runs a kitchen of 18 that serves 400 covers a day at 29% food cost and grade A hygiene.',
      personalInfo: {
        firstName: 'Kwame',
        lastName: 'Mensah',
        email: 'kwame.mensah@example.com',
        phone: '+233 24 555 0114',
        location: 'Accra, Ghana',
        professionalTagline: 'Executive Sous Chef',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Harbour Crown Hotel',
          position: 'Executive Sous Chef',
          location: 'Accra',
          startDate: '2019-03',
          current: true,
          description:
            'Ran a kitchen of 18 cooks serving 400 covers a day and banquets of up to 900 guests.\nBrought food cost down from 36% to 29% by portion control and weekly stock counts.\nWrote 5 seasonal menus of Ghanaian and continental dishes that lifted restaurant sales by 22%.\nPassed 7 hygiene inspections with grade A and trained 40 staff in HACCP.',
        },
        {
          company: 'Golden Tulip Eatery',
          position: 'Chef de Partie',
          location: 'Kumasi',
          startDate: '2014-06',
          endDate: '2019-02',
          current: false,
          description:
            'Cooked 150 covers a night on the grill section with fewer than 1% of plates sent back.\nOrdered meat and fish worth GH¢60,000 a month and cut waste by 18%.\nTrained 6 commis chefs, two of whom are now sous chefs.',
        },
      ],
      education: [
        {
          institution: 'Accra Technical University',
          degree: 'HND',
          fieldOfStudy: 'Hotel, Catering and Institutional Management',
          startDate: '2010-09',
          endDate: '2013-06',
          current: false,
          grade: 'Second class',
        },
      ],
      skills: [
        {
          name: 'Cooking',
          level: 'intermediate',
        },
        {
          name: 'Kitchen management',
          level: 'intermediate',
        },
        {
          name: 'Menu planning',
          level: 'intermediate',
        },
        {
          name: 'Food costing',
          level: 'intermediate',
        },
        {
          name: 'Food hygiene practice',
          level: 'intermediate',
        },
        {
          name: 'HACCP',
          level: 'intermediate',
        },
        {
          name: 'Continental cuisine',
          level: 'intermediate',
        },
        {
          name: 'Ghanaian cuisine',
          level: 'intermediate',
        },
        {
          name: 'Staff supervision',
          level: 'intermediate',
        },
        {
          name: 'Inventory management',
          level: 'intermediate',
        },
        {
          name: 'Grilling',
          level: 'intermediate',
        },
        {
          name: 'Training delivery',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Chef of the Year, second place',
          description: 'Ghana Hospitality Awards.',
          date: '2023-09',
        },
      ],
      certifications: [
        {
          name: "Food handler's certificate",
          issuer: 'Food and Drugs Authority, Ghana',
          date: '2025-01',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Twi',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Executive Sous Chef, Accra',
      careerGoal: 'local',
      industry: 'Hospitality',
      experienceLevel: 'senior',
      templateId: 'international-standard',
      summary: 'Chef with twelve years of experience in hotels, cooking local and continental dishes.',
      personalInfo: {
        firstName: 'Kwame',
        lastName: 'Mensah',
        email: 'kwame.mensah@example.com',
        phone: '+233 24 555 0114',
        location: 'Accra, Ghana',
        professionalTagline: 'Executive Sous Chef',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Harbour Crown Hotel',
          position: 'Executive Sous Chef',
          location: 'Accra',
          startDate: '2019-03',
          current: true,
          description:
            'Ran a kitchen and served banquets.\nWrote menus of Ghanaian and continental dishes.\nTrained staff in food hygiene.',
        },
        {
          company: 'Golden Tulip Eatery',
          position: 'Chef de Partie',
          location: 'Kumasi',
          startDate: '2014-06',
          endDate: '2019-02',
          current: false,
          description: 'Cooked on the grill section every night.\nOrdered meat and fish for the kitchen.',
        },
      ],
      education: [
        {
          institution: 'Accra Technical University',
          degree: 'HND',
          fieldOfStudy: 'Hotel, Catering and Institutional Management',
          startDate: '2010-09',
          endDate: '2013-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Cooking',
          level: 'intermediate',
        },
        {
          name: 'Continental cuisine',
          level: 'intermediate',
        },
        {
          name: 'Food hygiene practice',
          level: 'intermediate',
        },
        {
          name: 'Menu planning',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: "Food handler's certificate",
          issuer: 'Food and Drugs Authority, Ghana',
          date: '2025-01',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Twi',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Executive Sous Chef, Accra',
      careerGoal: 'local',
      industry: 'Hospitality',
      experienceLevel: 'senior',
      templateId: 'international-standard',
      summary: 'I am a good cook and I can cook any food.',
      personalInfo: {
        firstName: 'Kwame',
        lastName: 'Mensah',
        email: 'kwame.mensah@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Harbour Crown Hotel',
          position: 'Executive Sous Chef',
          location: 'Accra',
          startDate: '2019-03',
          current: true,
          description: 'Cooking for guests.\nIn charge of kitchen.',
        },
        {
          company: 'Golden Tulip Eatery',
          position: 'Chef de Partie',
          location: 'Kumasi',
          startDate: '2014-06',
          endDate: '2019-02',
          current: false,
          description: 'Chef on grill.',
        },
      ],
      education: [
        {
          institution: 'Accra Technical University',
          degree: 'HND',
          fieldOfStudy: 'Hotel, Catering and Institutional Management',
          startDate: '2010-09',
          endDate: '2013-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Cooking',
          level: 'intermediate',
        },
        {
          name: 'Baking',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Executive Chef',
    company: 'Baobab Bay Resort',
    text: 'Baobab Bay, a 120-room resort near Ada, seeks an Executive Chef for two restaurants and banquets.\nMust have: 8 years in hotel kitchens, kitchen management, menu planning, food costing, food safety, local and continental cuisine, staff supervision. Procurement of fresh produce and budget management are required. Pastry making is an advantage. Experience with a point of sale system is preferred.',
  },
};
