import type { Persona } from '../persona.types.ts';

export const IFEANYI_OBI: Persona = {
  id: 'ifeanyi-obi',
  country: 'Nigeria',
  expected: {
    occupation: 'solar-engineer',
    industry: 'power-renewables',
    gaps: ['pvsyst', 'mini-grid-development', 'autocad', 'coren-registration'],
    weakIssues: ['no-numbers', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Solar Engineer, Lagos',
      careerGoal: 'local',
      industry: 'Power and renewable energy',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary:
        'Solar engineer with 5 years in design, installation and maintenance. Commissioned 3.6 MW in 280 homes, shops and clinics, with a callback rate under 2%.',
      personalInfo: {
        firstName: 'Ifeanyi',
        lastName: 'Obi',
        email: 'ifeanyi.obi@example.com',
        phone: '+234 816 555 0112',
        location: 'Lagos, Nigeria',
        linkedin: 'linkedin.com/in/ifeanyi-obi-solar',
        professionalTagline: 'Solar Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sunbridge Power',
          position: 'Solar Engineer',
          location: 'Lagos',
          startDate: '2022-07',
          current: true,
          description:
            'Designed and commissioned 2.9 MW of solar PV in 190 sites, each with load assessment and single line diagram.\nLed 4 crews of 5 technicians and cut installation time for a 10 kVA system from 3 days to 1.5.\nReplaced lead batteries by lithium at 60 sites and lowered generator fuel by 74%.\nHeld warranty callbacks under 2% by a 40-point commissioning checklist.',
        },
        {
          company: 'Voltcare Engineering',
          position: 'Electrical Technician',
          location: 'Onitsha',
          startDate: '2020-02',
          endDate: '2022-06',
          current: false,
          description:
            'Wired 75 homes and 12 shops to the national code without one failed inspection.\nRepaired 150 inverters and diesel generators and trained 3 apprentices.',
        },
      ],
      education: [
        {
          institution: 'Federal Polytechnic Oko',
          degree: 'HND',
          fieldOfStudy: 'Electrical and Electronics Engineering',
          startDate: '2014-10',
          endDate: '2019-08',
          current: false,
          grade: 'Upper credit',
        },
      ],
      skills: [
        {
          name: 'Solar PV installation',
          level: 'intermediate',
        },
        {
          name: 'Solar system design',
          level: 'intermediate',
        },
        {
          name: 'Inverter installation',
          level: 'intermediate',
        },
        {
          name: 'Battery systems',
          level: 'intermediate',
        },
        {
          name: 'Electrical installation',
          level: 'intermediate',
        },
        {
          name: 'Solar system maintenance',
          level: 'intermediate',
        },
        {
          name: 'Solar load assessment',
          level: 'intermediate',
        },
        {
          name: 'Earthing',
          level: 'intermediate',
        },
        {
          name: 'Team leadership',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
        {
          name: 'Multimeter use',
          level: 'intermediate',
        },
        {
          name: 'Customer service',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: '100 clinics project',
          description: 'Powered 22 rural clinics in 5 months.',
          date: '2025-02',
        },
      ],
      certifications: [
        {
          name: 'Solar PV Installation Supervisor',
          issuer: 'NAPTIN',
          date: '2022-03',
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
      title: 'Solar Engineer, Lagos',
      careerGoal: 'local',
      industry: 'Power and renewable energy',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary: 'Solar engineer with five years of experience installing solar systems and inverters.',
      personalInfo: {
        firstName: 'Ifeanyi',
        lastName: 'Obi',
        email: 'ifeanyi.obi@example.com',
        phone: '+234 816 555 0112',
        location: 'Lagos, Nigeria',
        linkedin: 'linkedin.com/in/ifeanyi-obi-solar',
        professionalTagline: 'Solar Engineer',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sunbridge Power',
          position: 'Solar Engineer',
          location: 'Lagos',
          startDate: '2022-07',
          current: true,
          description:
            'Designed and commissioned solar PV systems at many sites.\nLed crews of technicians.\nReplaced batteries at sites.',
        },
        {
          company: 'Voltcare Engineering',
          position: 'Electrical Technician',
          location: 'Onitsha',
          startDate: '2020-02',
          endDate: '2022-06',
          current: false,
          description: 'Wired homes and shops.\nRepaired inverters and generators.',
        },
      ],
      education: [
        {
          institution: 'Federal Polytechnic Oko',
          degree: 'HND',
          fieldOfStudy: 'Electrical and Electronics Engineering',
          startDate: '2014-10',
          endDate: '2019-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Solar PV installation',
          level: 'intermediate',
        },
        {
          name: 'Inverter installation',
          level: 'intermediate',
        },
        {
          name: 'Electrical installation',
          level: 'intermediate',
        },
        {
          name: 'Battery systems',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Solar PV Installation Supervisor',
          issuer: 'NAPTIN',
          date: '2022-03',
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
      title: 'Solar Engineer, Lagos',
      careerGoal: 'local',
      industry: 'Power and renewable energy',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      summary: 'Solar installer. I can install solar and inverter.',
      personalInfo: {
        firstName: 'Ifeanyi',
        lastName: 'Obi',
        email: 'ifeanyi.obi@example.com',
        phone: '+234 816 555 0112',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Sunbridge Power',
          position: 'Solar Engineer',
          location: 'Lagos',
          startDate: '2022-07',
          current: true,
          description: 'Installation of solar panels and inverters.\nMaintenance of batteries.',
        },
        {
          company: 'Voltcare Engineering',
          position: 'Electrical Technician',
          location: 'Onitsha',
          startDate: '2020-02',
          endDate: '2022-06',
          current: false,
          description: 'Wiring of houses.',
        },
      ],
      education: [
        {
          institution: 'Federal Polytechnic Oko',
          degree: 'HND',
          fieldOfStudy: 'Electrical and Electronics Engineering',
          startDate: '2014-10',
          endDate: '2019-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Solar',
          level: 'intermediate',
        },
        {
          name: 'Inverter',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Solar Project Engineer',
    company: 'Lumina Grid Africa',
    text: 'Lumina Grid builds mini-grids and commercial rooftop solar in Nigeria and Benin. You will survey sites, design systems, supervise installation and commission.\nRequired: B.Eng. or HND Electrical, 4 years of solar PV installation and solar system design, inverters and battery systems, electrical installation, PVsyst. Mini-grid development experience is required. AutoCAD and COREN registration are an advantage. French preferred.',
  },
};
