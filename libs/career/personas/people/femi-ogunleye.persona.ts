import type { Persona } from '../persona.types.ts';

export const FEMI_OGUNLEYE: Persona = {
  id: 'femi-ogunleye',
  country: 'Nigeria',
  expected: {
    occupation: 'dispatch-rider',
    industry: 'logistics',
    gaps: ['proof-of-delivery', 'cold-chain-management', 'first-aid'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing', 'contact-incomplete'],
  },
  resumes: {
    strong: {
      title: 'Dispatch Rider, Ikeja',
      careerGoal: 'local',
      industry: 'Logistics',
      experienceLevel: 'entry',
      templateId: 'executive-premium',
      summary:
        'Dispatch rider with 3 years across Lagos mainland and island. Delivers 35 parcels a day on time in 97 of 100 cases, without an accident.',
      personalInfo: {
        firstName: 'Fẹ́mi',
        lastName: 'Ògúnlẹ́yẹ',
        email: 'femi.ogunleye@example.com',
        phone: '+234 814 555 0110',
        location: 'Ikeja, Lagos, Nigeria',
        professionalTagline: 'Dispatch Rider, Lagos',
        photoUrl: null,
      },
      experience: [
        {
          company: 'SwiftBox Deliveries',
          position: 'Dispatch Rider',
          location: 'Lagos',
          startDate: '2023-09',
          current: true,
          description:
            'Delivered 35 parcels a day on mainland and island routes, 97% within the promised two hours.\nCollected up to ₦450,000 a day as cash on delivery and balanced to the naira every evening for three years.\nKept the motorcycle on the road 99% of working days by daily inspection and servicing.\nShowed 6 new riders the routes and the use of Google Maps.',
        },
        {
          company: 'Mama Nkechi Foods',
          position: 'Delivery Rider',
          location: 'Lagos',
          startDate: '2022-04',
          endDate: '2023-08',
          current: false,
          description:
            'Carried 20 hot meals a day to offices in Ikeja in under 30 minutes each.\nKept a customer rating of 4.8 of 5 over 5,000 orders.',
        },
      ],
      education: [
        {
          institution: 'Government Secondary School, Abeokuta',
          degree: 'SSCE',
          fieldOfStudy: 'Science',
          startDate: '2014-09',
          endDate: '2020-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Motorcycle riding',
          level: 'intermediate',
        },
        {
          name: 'Last-mile delivery',
          level: 'intermediate',
        },
        {
          name: 'Route knowledge',
          level: 'intermediate',
        },
        {
          name: 'Google Maps navigation',
          level: 'intermediate',
        },
        {
          name: 'Cash on delivery handling',
          level: 'intermediate',
        },
        {
          name: 'Traffic regulations',
          level: 'intermediate',
        },
        {
          name: 'Vehicle inspection',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
        {
          name: "Rider's permit",
          level: 'intermediate',
        },
        {
          name: 'Time management',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Rider of the Month',
          description: 'Four times in 2025.',
          date: '2025-12',
        },
      ],
      certifications: [
        {
          name: "Rider's permit",
          issuer: 'Lagos State Motor Vehicle Administration Agency',
          date: '2023-02',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
        {
          language: 'Pidgin English',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Dispatch Rider, Ikeja',
      careerGoal: 'local',
      industry: 'Logistics',
      experienceLevel: 'entry',
      templateId: 'executive-premium',
      summary:
        'Dispatch rider with three years of experience in Lagos. Knows the routes well and is good with customers.',
      personalInfo: {
        firstName: 'Fẹ́mi',
        lastName: 'Ògúnlẹ́yẹ',
        email: 'femi.ogunleye@example.com',
        phone: '+234 814 555 0110',
        location: 'Ikeja, Lagos, Nigeria',
        professionalTagline: 'Dispatch Rider, Lagos',
        photoUrl: null,
      },
      experience: [
        {
          company: 'SwiftBox Deliveries',
          position: 'Dispatch Rider',
          location: 'Lagos',
          startDate: '2023-09',
          current: true,
          description:
            'Delivered parcels on mainland and island routes.\nCollected cash on delivery and balanced every evening.\nShowed new riders the routes.',
        },
        {
          company: 'Mama Nkechi Foods',
          position: 'Delivery Rider',
          location: 'Lagos',
          startDate: '2022-04',
          endDate: '2023-08',
          current: false,
          description: 'Delivered meals to offices in Ikeja.',
        },
      ],
      education: [
        {
          institution: 'Government Secondary School, Abeokuta',
          degree: 'SSCE',
          fieldOfStudy: 'Science',
          startDate: '2014-09',
          endDate: '2020-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Motorcycle riding',
          level: 'intermediate',
        },
        {
          name: 'Route knowledge',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: "Rider's permit",
          issuer: 'Lagos State Motor Vehicle Administration Agency',
          date: '2023-02',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'advanced',
        },
        {
          language: 'Yorùbá',
          proficiency: 'native',
        },
        {
          language: 'Pidgin English',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Dispatch Rider, Ikeja',
      careerGoal: 'local',
      industry: 'Logistics',
      experienceLevel: 'entry',
      templateId: 'executive-premium',
      summary: 'Rider looking for work.',
      personalInfo: {
        firstName: 'Fẹ́mi',
        lastName: 'Ògúnlẹ́yẹ',
        email: 'femi.ogunleye@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'SwiftBox Deliveries',
          position: 'Dispatch Rider',
          location: 'Lagos',
          startDate: '2023-09',
          current: true,
          description: 'Delivery of goods.',
        },
        {
          company: 'Mama Nkechi Foods',
          position: 'Delivery Rider',
          location: 'Lagos',
          startDate: '2022-04',
          endDate: '2023-08',
          current: false,
          description: 'Food delivery.',
        },
      ],
      education: [
        {
          institution: 'Government Secondary School, Abeokuta',
          degree: 'SSCE',
          fieldOfStudy: 'Science',
          startDate: '2014-09',
          endDate: '2020-06',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Riding',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Dispatch Rider',
    company: 'Medrun Pharmacy Logistics',
    text: "Medrun delivers medicines from pharmacies to homes in Lagos. Riders collect orders, deliver within 90 minutes, take proof of delivery in our app and keep medicines cool.\nRequirements: valid rider's permit, 2 years of dispatch riding in Lagos, good knowledge of Lagos routes, Google Maps, smartphone, customer service. Proof of delivery on an app is required. Cold chain handling and first aid are an advantage.",
  },
};
