import type { Persona } from '../persona.types.ts';

export const EMEKA_NWOSU: Persona = {
  id: 'emeka-nwosu',
  country: 'Nigeria',
  expected: {
    occupation: 'civil-engineer',
    industry: 'construction',
    gaps: ['reinforced-concrete-design', 'etabs', 'microsoft-project', 'structural-engineering'],
    weakIssues: ['no-numbers', 'duty-phrases', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Site Engineer, Asaba',
      careerGoal: 'local',
      industry: 'Construction',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'COREN-registered civil engineer with 7 years on road and building sites. Delivered 42 km of road and 3 mid-rise buildings on budget, with no lost-time injury in 1.1 million hours.',
      personalInfo: {
        firstName: 'Emeka',
        lastName: 'Nwosu',
        email: 'emeka.nwosu@example.com',
        phone: '+234 805 555 0106',
        location: 'Asaba, Nigeria',
        linkedin: 'linkedin.com/in/emeka-nwosu-eng',
        professionalTagline: 'Site Engineer, roads and buildings',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ridgeline Construction Ltd',
          position: 'Site Engineer',
          location: 'Asaba',
          startDate: '2021-05',
          current: true,
          description:
            'Supervised 28 km of dual carriageway with 85 workers and handed over 6 weeks early.\nChecked 1,900 cube and slump tests and rejected 4% of pours, which ended honeycombing repairs.\nPrepared bills of quantities and monthly valuations worth ₦3.2 billion with less than 1% dispute.\nRan daily toolbox talks and permit to work and kept 1.1 million hours without lost-time injury.',
        },
        {
          company: 'Benchmark Engineers',
          position: 'Graduate Civil Engineer',
          location: 'Benin City',
          startDate: '2018-10',
          endDate: '2021-04',
          current: false,
          description:
            'Set out 3 five-storey buildings by total station to within 5 mm.\nDrew 160 reinforcement details in AutoCAD and checked bar schedules on site.\nSaved ₦22 million by redesigning drainage falls on a 14 km rural road.',
        },
      ],
      education: [
        {
          institution: 'University of Benin',
          degree: 'B.Eng.',
          fieldOfStudy: 'Civil Engineering',
          startDate: '2011-11',
          endDate: '2016-10',
          current: false,
          grade: 'Second class lower',
        },
      ],
      skills: [
        {
          name: 'Civil engineering',
          level: 'intermediate',
        },
        {
          name: 'Site supervision',
          level: 'intermediate',
        },
        {
          name: 'AutoCAD',
          level: 'intermediate',
        },
        {
          name: 'Road construction',
          level: 'intermediate',
        },
        {
          name: 'Concrete works',
          level: 'intermediate',
        },
        {
          name: 'Setting out',
          level: 'intermediate',
        },
        {
          name: 'Total station',
          level: 'intermediate',
        },
        {
          name: 'Bill of quantities',
          level: 'intermediate',
        },
        {
          name: 'Health and safety',
          level: 'intermediate',
        },
        {
          name: 'Construction drawings interpretation',
          level: 'intermediate',
        },
        {
          name: 'Quality control',
          level: 'intermediate',
        },
        {
          name: 'Toolbox talks',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Safest site of the year',
          description: 'Ridgeline group, of 11 sites.',
          date: '2024-12',
        },
      ],
      certifications: [
        {
          name: 'COREN registration',
          issuer: 'Council for the Regulation of Engineering in Nigeria',
          date: '2023-03',
        },
        {
          name: 'HSE Level 3',
          issuer: 'ISPON',
          date: '2021-08',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Site Engineer, Asaba',
      careerGoal: 'local',
      industry: 'Construction',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'Civil engineer with seven years of experience in road and building construction, skilled in AutoCAD and site supervision.',
      personalInfo: {
        firstName: 'Emeka',
        lastName: 'Nwosu',
        email: 'emeka.nwosu@example.com',
        phone: '+234 805 555 0106',
        location: 'Asaba, Nigeria',
        linkedin: 'linkedin.com/in/emeka-nwosu-eng',
        professionalTagline: 'Site Engineer, roads and buildings',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ridgeline Construction Ltd',
          position: 'Site Engineer',
          location: 'Asaba',
          startDate: '2021-05',
          current: true,
          description:
            'Supervised road construction with a team of workers.\nChecked concrete tests and prepared valuations.\nHeld toolbox talks with workers.',
        },
        {
          company: 'Benchmark Engineers',
          position: 'Graduate Civil Engineer',
          location: 'Benin City',
          startDate: '2018-10',
          endDate: '2021-04',
          current: false,
          description: 'Set out buildings with total station.\nDrew reinforcement details in AutoCAD.',
        },
      ],
      education: [
        {
          institution: 'University of Benin',
          degree: 'B.Eng.',
          fieldOfStudy: 'Civil Engineering',
          startDate: '2011-11',
          endDate: '2016-10',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Civil engineering',
          level: 'intermediate',
        },
        {
          name: 'Site supervision',
          level: 'intermediate',
        },
        {
          name: 'AutoCAD',
          level: 'intermediate',
        },
        {
          name: 'Concrete works',
          level: 'intermediate',
        },
        {
          name: 'Setting out',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'COREN registration',
          issuer: 'Council for the Regulation of Engineering in Nigeria',
          date: '2023-03',
        },
        {
          name: 'HSE Level 3',
          issuer: 'ISPON',
          date: '2021-08',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Site Engineer, Asaba',
      careerGoal: 'local',
      industry: 'Construction',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Civil engineer seeking employment. I have good knowledge of site work.',
      personalInfo: {
        firstName: 'Emeka',
        lastName: 'Nwosu',
        email: 'emeka.nwosu@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Ridgeline Construction Ltd',
          position: 'Site Engineer',
          location: 'Asaba',
          startDate: '2021-05',
          current: true,
          description: 'Supervision of site workers.\nIn charge of materials on site.',
        },
        {
          company: 'Benchmark Engineers',
          position: 'Graduate Civil Engineer',
          location: 'Benin City',
          startDate: '2018-10',
          endDate: '2021-04',
          current: false,
          description: 'Assisted the engineer on site.',
        },
      ],
      education: [
        {
          institution: 'University of Benin',
          degree: 'B.Eng.',
          fieldOfStudy: 'Civil Engineering',
          startDate: '2011-11',
          endDate: '2016-10',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Site work',
          level: 'intermediate',
        },
        {
          name: 'AutoCAD',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Civil Engineer (Structures)',
    company: 'Keystone Spans Nigeria',
    text: 'Keystone Spans designs and builds bridges and car parks. The Civil Engineer will supervise sites, read and correct construction drawings, check concrete works and prepare bills of quantities.\nMust have: B.Eng. Civil Engineering, COREN registration, 5 years of site supervision, AutoCAD, reinforced concrete design, structural analysis with ETABS or SAP2000. Project planning in Primavera or Microsoft Project preferred. Health and safety certificate required.',
  },
};
