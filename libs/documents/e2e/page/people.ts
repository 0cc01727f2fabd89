import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

interface Sketch {
  name: [first: string, last: string];
  title: string;
  place: string;
  phone: string;
  /** Sentences that the duties are made of, in the person's own languages too. */
  duties: readonly string[];
  jobs: number;
  dutiesPerJob: number;
  schools: readonly [degree: string, field: string, school: string][];
  skills: readonly string[];
  languages: readonly string[];
}

const SKETCHES: readonly Sketch[] = [
  {
    name: ['Adébáyọ̀', 'Ọláńrewájú'],
    title: 'Logistics manager',
    place: 'Ikeja, Lagos',
    phone: '+234 803 123 4567',
    duties: [
      'Cut delivery cost by ₦450,000 a month by grouping the routes of nineteen vans between Ìkẹjà, Ṣàgámù and Ìbàdàn.',
      'Mo ṣe ètò ìrìnnà fún àwọn ọjà tí ó tó 1,200 tọ́ọ̀nù lóṣooṣù.',
      'Trained 42 drivers to plan, load, report and reconcile fuel on time; late arrivals fell from 18 % to 4 %.',
    ],
    jobs: 3,
    dutiesPerJob: 4,
    schools: [['B.Sc.', 'Transport Studies', 'Ọlábísí Ọnàbánjọ University']],
    skills: ['Route planning', 'Excel', 'SQL', 'Fleet safety', 'Negotiation'],
    languages: ['Yorùbá', 'English'],
  },
  {
    name: ['Chịdịmma', 'Ọkọ́nkwọ̀-Nwachukwu'],
    title: 'Registered nurse',
    place: 'Enugu',
    phone: '0803 555 0147',
    duties: [
      'Ụlọ ọgwụ anyị na-elekọta ihe dị ka ndị ọrịa 90 kwa ụbọchị.',
      'Led a ward of twelve nurses through a cholera outbreak without losing a child, and wrote the plan that the state adopted.',
    ],
    jobs: 2,
    dutiesPerJob: 3,
    schools: [
      ['B.N.Sc.', 'Nursing', 'University of Nigeria, Nsukka'],
      ['NYSC', 'Community health', 'Kebbi State'],
    ],
    skills: ['Triage', 'Paediatrics', 'Infection control'],
    languages: ['Igbo', 'English', 'Pidgin'],
  },
  {
    name: ['Ɗanjuma', 'Ƙofar-Mata'],
    title: 'Agronomist',
    place: 'Kano',
    phone: '+234 (0) 802 000 1111',
    duties: [
      'Na horar da manoma 3,400 kan amfani da ƙwayar irin shuka mai jure fari, kuma amfanin gona ya ƙaru da kashi 27.',
      'Managed grants of $1.2m, €300,000 and £85,000 with clean audits; kept files, offices and workflows efficient.',
      'Ƴan kasuwa da ɓangarori biyu sun haɗa kai wajen gina rumbun ajiya.',
    ],
    jobs: 6,
    dutiesPerJob: 6,
    schools: [['M.Sc.', 'Crop Science', 'Bayero University']],
    skills: ['Soil analysis', 'GIS', 'Budgeting', 'Hausa radio'],
    languages: ['Hausa', 'English', 'Français'],
  },
  {
    name: ['Ama', 'Ɔfori-Ɛkua'],
    title: 'Software engineer',
    place: 'Accra, Ghana',
    phone: '+233 24 123 4567',
    duties: [
      'Built a payments service in TypeScript & PostgreSQL that settles GH₵ 9,000,000 a day at 99.98 % availability.',
      'Mentored five engineers; introduced property-based tests, code review <within a day> and “no blame” reports.',
    ],
    jobs: 8,
    dutiesPerJob: 7,
    schools: [['BSc', 'Computer Science', 'KNUST']],
    skills: ['TypeScript', 'C++', 'C#', '.NET', 'PostgreSQL', 'Kubernetes', 'node.js', 'CI/CD'],
    languages: ['Twi', 'English'],
  },
  {
    name: ['Wanjikũ', "Ng'ang'a"],
    title: 'Accountant, CPA(K)',
    place: 'Nairobi, Kenya',
    phone: '+254 712 345 678',
    duties: [
      'Closed the books of four companies within five working days each month, down from sixteen.',
      'Recovered KSh 14.6 million of withholding tax over two years by reconciling certificates that nobody had filed; the auditors withdrew a qualification that had stood since 2014, and the board made the reconciliation a monthly duty of the whole finance team.',
    ],
    jobs: 4,
    dutiesPerJob: 3,
    schools: [['B.Com.', 'Accounting', 'University of Nairobi']],
    skills: ['IFRS', 'SAP', 'Tax', 'Audit'],
    languages: ['Gĩkũyũ', 'Kiswahili', 'English'],
  },
  {
    name: ['Oluwafikayomi', 'Adéṣọlá-Williams'],
    title: 'Graduate trainee',
    place: 'Remote',
    phone: '08031234567',
    duties: ['Organised a career day for 600 students with a budget of ₦85,500.'],
    jobs: 1,
    dutiesPerJob: 2,
    schools: [['HND', 'Statistics', 'Yaba College of Technology']],
    skills: ['R', 'Power BI'],
    languages: ['English', 'Yorùbá'],
  },
];

function resumeOf(sketch: Sketch): ResumeContentDto {
  const [firstName, lastName] = sketch.name;
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  const site = `${plain(firstName)}-${plain(lastName)}`;
  return {
    title: sketch.title,
    industry: sketch.title,
    summary: `${sketch.title} in ${sketch.place}. ${sketch.duties.join(' ')}`,
    personalInfo: {
      firstName,
      lastName,
      email: `${site}@example.com`,
      phone: sketch.phone,
      location: sketch.place,
      website: `https://${site}.example.com`,
      linkedin: `https://www.linkedin.com/in/${site}`,
      professionalTagline: sketch.title,
      photoUrl: null,
    },
    experience: Array.from({ length: sketch.jobs }, (_, job) => ({
      company: `Company ${job + 1} of ${lastName}`,
      position: `${sketch.title} ${job + 1}`,
      location: sketch.place,
      startDate: `20${20 - job * 2}-03`,
      ...(job === 0 ? { current: true } : { endDate: `20${22 - job * 2}-02` }),
      description: Array.from(
        { length: sketch.dutiesPerJob },
        (__, duty) => `${job + 1}.${duty + 1} ${sketch.duties[duty % sketch.duties.length]}`,
      ).join('\n'),
    })),
    education: sketch.schools.map(([degree, fieldOfStudy, institution]) => ({
      degree,
      fieldOfStudy,
      institution,
      startDate: '2008-09',
      endDate: '2012-07',
      grade: 'Second class upper',
    })),
    skills: sketch.skills.map((name, index) => ({
      name,
      level: 'intermediate',
      category: index % 2 === 0 ? 'Main' : 'Also',
    })),
    achievements: [
      { title: 'Employee of the year', date: '2019-12', description: 'Chosen from 212 colleagues.' },
    ],
    certifications: [
      { name: 'Project Management Professional', issuer: 'PMI', date: '2018-05', credentialId: 'PM-1' },
    ],
    languages: sketch.languages.map((language) => ({ language, proficiency: 'advanced' })),
  };
}

/** Made-up people, one to four pages long, by family name. */
export const people: Record<string, ResumeContentDto> = Object.fromEntries(
  SKETCHES.map((sketch) => [sketch.name[1], resumeOf(sketch)]),
);
