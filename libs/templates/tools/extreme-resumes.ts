import type { SheetResume } from '../src/model/sheet-resume.ts';

/** A person who has typed a name and nothing else yet. */
export const sparseResume: SheetResume = { personalInfo: { firstName: 'Ada', lastName: 'Obi' } };

const LONG =
  'Planned, negotiated and delivered a programme across eleven regions with four partners, three languages and a budget that changed twice, keeping the original date and a surplus of ₦450,000 for training';

/** Everything that breaks layouts: long names and links, six wordy jobs, forty skills, other scripts, right-to-left text. */
export const stressResume: SheetResume = {
  personalInfo: {
    firstName: 'Oluwaseunfunmilayo-Ayomipoṣimilehin',
    lastName: 'Adébáyọ̀-Ọláńrewájú Nwachukwu',
    email: 'oluwaseunfunmilayo.ayomiposimilehin.adebayo-olanrewaju@correspondence.example.com',
    phone: '+234 803 555 0100 / +44 20 7946 0958',
    location: 'Ikeja, Lagos State, Federal Republic of Nigeria',
    linkedin: 'https://www.linkedin.com/in/oluwaseunfunmilayo-ayomiposimilehin-adebayo-olanrewaju-nwachukwu',
    website:
      'https://portfolio.example.com/people/oluwaseunfunmilayo/selected-work/2026?view=all&sort=newest',
    github: 'github.com/oluwaseunfunmilayo-ayomiposimilehin',
    professionalTagline:
      'Programme director for health, water and energy; متخصصة في إدارة المشاريع; 项目主管',
    photoUrl: null,
  },
  summary: `${LONG}. ${LONG}. Өзгерту, Ελληνικά, кириллица, Ɓàbbá Ɗan Ƙasa, Ị̀gbò, ẹ̀kọ́.`,
  experience: Array.from({ length: 6 }, (_, index) => ({
    position:
      index === 2
        ? 'مديرة العمليات الإقليمية'
        : `Senior regional programme and partnerships director ${index + 1}`,
    company:
      'The International Consortium for Sustainable Infrastructure and Community Resilience in West Africa',
    location: 'Abuja, Federal Capital Territory',
    startDate: `${2024 - index * 2}-03`,
    endDate: index === 0 ? '' : `${2026 - index * 2}-02`,
    current: index === 0,
    description: Array.from({ length: 4 }, (__, line) => `- ${line + 1}. ${LONG}`).join('\n'),
  })),
  education: Array.from({ length: 3 }, (_, index) => ({
    degree: 'Master of Science',
    fieldOfStudy: 'Development Management and Public Administration with Quantitative Methods',
    institution: 'Obafemi Awolowo University, Ile-Ife, School of Postgraduate Studies',
    startDate: `${2008 - index * 4}-09`,
    endDate: `${2010 - index * 4}-07`,
    current: false,
    grade: 'Distinction, 4.82 of 5.00',
  })),
  skills: Array.from({ length: 40 }, (_, index) => ({
    name:
      index % 9 === 0 ? 'Monitoring, evaluation and adaptive learning systems' : `Skill number ${index + 1}`,
    level: 'intermediate' as const,
    category: ['Management', 'Technical', 'Languages and tools'][index % 3] ?? '',
  })),
  achievements: Array.from({ length: 4 }, () => ({ title: LONG, date: '2023-11', description: LONG })),
  certifications: Array.from({ length: 5 }, () => ({
    name: 'Advanced Professional Certificate in Programme and Portfolio Management',
    issuer: 'International Association of Programme Managers',
    date: '2021-05',
    expiryDate: '2027-05',
    credentialId: 'IAPM-2021-000123456789-ABCDEFGHIJKLMNOP',
  })),
  languages: [
    { language: 'Yorùbá', proficiency: 'native' },
    { language: 'العربية', proficiency: 'advanced' },
    { language: 'Français', proficiency: 'intermediate' },
  ],
};
