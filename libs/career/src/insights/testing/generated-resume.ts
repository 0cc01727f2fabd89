import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import fc from 'fast-check';
import { OCCUPATIONS } from '../../taxonomy/data/occupations.data.ts';
import { SKILLS } from '../../taxonomy/data/skills.data.ts';
import { skillById } from '../../taxonomy/skills.ts';
import type { AnalysisInput, TargetRequest } from '../analysis.types.ts';
import { findInFile } from '../file-findings.ts';

/** Month in which the generated resumes are analysed. */
const TODAY = '2026-11';

const VERBS = [
  'Managed',
  'Built',
  'Reduced',
  'Led',
  'Trained',
  'Managing',
  'Manage',
  'Responsible for',
  'Was involved in',
  'Designed',
  'I prepared',
  'Helped with',
  'Negotiated',
  'Organized',
  'Analyzed',
  'Delivered',
];
const OBJECTS = [
  'monthly reports for the regional office',
  'a team that served walk-in customers',
  'stock and supplier records across two stores',
  'the move of old files to the new system',
  'weekly plans together with the field staff',
  'training for new colleagues',
];
const RESULTS = [
  '',
  ' and cut costs by 18%',
  ' for 1,200 customers',
  ', saving ₦450,000 a month',
  ' within 3 weeks',
  ' in 2019',
  ' as a team player',
  ' with recieved feedback',
];
const SUMMARIES = [
  '',
  'who keeps promises to customers and colleagues.',
  'with a proven track record in a fast-paced environment.',
  'who has run projects from first talk to handover in Lagos and Accra.',
];
const MONTHS = ['01', '03', '06', '09', '12'];

const month = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.constantFrom(...MONTHS))
    .map(([year, at]) => `${year}-${at}`);

const skillNames = (own: readonly string[]) =>
  fc
    .tuple(
      fc.subarray([...own], { maxLength: Math.min(8, own.length) }),
      fc.subarray(
        SKILLS.slice(0, 60).map(({ name }) => name),
        { maxLength: 4 },
      ),
    )
    .map(([mine, others]) => [...new Set([...mine, ...others])]);

/** How good a whole section is: a resume may have bad jobs and good projects, and the other way round. */
type Tone = 'good' | 'bad' | 'mixed';
const GOOD_VERBS = VERBS.filter((verb) => /^[A-Z][a-z]+(?:ed|t|d)$/.test(verb));
const BAD_VERBS = VERBS.filter((verb) => !GOOD_VERBS.includes(verb));
const GOOD_RESULTS = RESULTS.filter((result) => /\d/.test(result) && !result.includes('2019'));
const BAD_RESULTS = RESULTS.filter((result) => !GOOD_RESULTS.includes(result));

const statement = (own: readonly string[], tone: Tone) =>
  fc
    .tuple(
      fc.constantFrom(...(tone === 'good' ? GOOD_VERBS : tone === 'bad' ? BAD_VERBS : VERBS)),
      fc.constantFrom(...OBJECTS),
      fc.constantFrom('', ...own.map((name) => ` using ${name}`)),
      fc.constantFrom(...(tone === 'good' ? GOOD_RESULTS : tone === 'bad' ? BAD_RESULTS : RESULTS)),
    )
    .map((parts) => parts.join(' ').replace(/ +/g, ' ').replace(' ,', ','));

const description = (own: readonly string[]) =>
  fc
    .constantFrom<Tone>('good', 'bad', 'mixed')
    .chain((tone) => fc.array(statement(own, tone), { maxLength: 7 }))
    .map((lines) => lines.map((line) => `- ${line}.`).join('\n'));

const job = (titles: readonly string[], own: readonly string[]) =>
  fc.record({
    company: fc.constantFrom('Kora Foods Ltd', 'Bright Path Services', 'Delta Works', ''),
    position: fc.constantFrom(...titles, ''),
    location: fc.constantFrom('Aba', 'Lagos', ''),
    startDate: fc.oneof(month(2008, 2022), fc.constant('')),
    endDate: fc.oneof(month(2012, 2026), fc.constant('')),
    current: fc.boolean(),
    description: description(own),
  });

const study = fc.record({
  institution: fc.constantFrom('University of Lagos', 'Yaba College of Technology', ''),
  degree: fc.constantFrom('B.Sc.', 'HND', 'M.Sc.', 'National Diploma', ''),
  fieldOfStudy: fc.constantFrom('Accounting', 'Computer Science', 'Nursing', ''),
  startDate: fc.oneof(month(2002, 2015), fc.constant('')),
  endDate: fc.oneof(month(2006, 2019), fc.constant('')),
  current: fc.boolean(),
  grade: fc.constant(''),
});

const person = fc.record({
  firstName: fc.constantFrom('Ada', 'Bola', 'Kwame', ''),
  lastName: fc.constantFrom('Obi', 'Mensah', ''),
  email: fc.constantFrom('ada.obi@mail.ng', 'not an address', ''),
  phone: fc.constantFrom('+234 803 123 4567', '0803 123 4567', '12', ''),
  location: fc.constantFrom('Ikeja, Lagos', 'London, UK', ''),
  linkedin: fc.constantFrom('linkedin.com/in/adaobi', ''),
  professionalTagline: fc.constantFrom('', 'Focused on results'),
  photoUrl: fc.constantFrom(null, 'https://example.com/a.jpg'),
});

const POSTING_OPENINGS = ['We are hiring for our office in Lagos.', 'Join a growing company.'];

/** A resume with what it is measured against. */
export interface GeneratedCase {
  resume: ResumeContentDto;
  target: TargetRequest | undefined;
  /** Whether the file of the resume is read too. */
  withFile: boolean;
}

/** Any resume that a person could save, good and bad ones, with or without a target. */
export const anyCase: fc.Arbitrary<GeneratedCase> = fc.constantFrom(...OCCUPATIONS).chain((occupation) => {
  const own = occupation.skills.flatMap(({ skill }) => {
    const known = skillById(skill);
    return known && known.kind !== 'soft' ? [known.name] : [];
  });
  const titles = [occupation.title, ...occupation.aliases.slice(0, 3)];
  const resume = fc.record({
    title: fc.constantFrom(occupation.title, 'My resume'),
    industry: fc.constantFrom('Banking', 'Healthcare', ''),
    careerGoal: fc.constantFrom('local' as const, 'remote' as const, 'relocation' as const),
    targetCountry: fc.constantFrom('', 'Canada', 'Germany'),
    experienceLevel: fc.constantFrom(
      'entry' as const,
      'mid' as const,
      'senior' as const,
      'executive' as const,
    ),
    templateId: fc.constant('modern-professional'),
    summary: fc.constantFrom(...SUMMARIES).map((tail) => (tail === '' ? '' : `${titles[0]} ${tail}`)),
    personalInfo: person,
    experience: fc.array(job(titles, own), { maxLength: 4 }),
    education: fc.array(study, { maxLength: 2 }),
    skills: skillNames(own).map((names) => names.map((name) => ({ name, level: 'intermediate' as const }))),
    achievements: fc.array(
      fc.record({
        title: fc.constantFrom('Best graduating student', 'Inventory app'),
        description: description(own),
        date: fc.constant(''),
      }),
      { maxLength: 2 },
    ),
    certifications: fc.array(
      fc.record({
        name: fc.constantFrom('First Aid', ...own.slice(0, 3)),
        issuer: fc.constantFrom('ICAN', 'AWS'),
      }),
      { maxLength: 2 },
    ),
    languages: fc.subarray([
      { language: 'English', proficiency: 'native' as const },
      { language: 'Hausa', proficiency: 'advanced' as const },
    ]),
    designOptions: fc.constantFrom(
      {},
      { hiddenSections: ['skills' as const] },
      { hiddenSections: ['achievements' as const] },
    ),
  });
  const posting = fc
    .tuple(fc.constantFrom(...POSTING_OPENINGS), fc.subarray(own, { minLength: Math.min(5, own.length) }))
    .map(([opening, asked]) => ({
      source: 'advert' as const,
      title: occupation.title,
      posting: `${opening}\nRequirements:\n${asked.map((name, index) => `- ${index % 3 === 2 ? 'Preferred: ' : ''}Practical work with ${name} over a whole project from plan to handover`).join('\n')}\n- 3 years of experience and a B.Sc. or HND`,
    }));
  const target = fc.oneof(
    fc.constant({ source: 'title' as const, title: occupation.title }),
    posting,
    fc.constant(undefined),
  );
  return fc.record({ resume: resume as fc.Arbitrary<ResumeContentDto>, target, withFile: fc.boolean() });
});

const HEADINGS = {
  summary: 'Summary',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  achievements: 'Achievements',
  certifications: 'Certifications',
  languages: 'Languages',
} as const;

/** What a reader gets out of a plain file of the resume. */
export function fileTextOf(resume: ResumeContentDto): string {
  const { personalInfo } = resume;
  const hidden = new Set<string>(resume.designOptions?.hiddenSections ?? []);
  const part = (section: keyof typeof HEADINGS, lines: readonly string[]): string[] =>
    lines.length === 0 || hidden.has(section) ? [] : [HEADINGS[section], ...lines];
  return [
    `${personalInfo.firstName} ${personalInfo.lastName}`,
    personalInfo.professionalTagline ?? '',
    `${personalInfo.email} ${personalInfo.phone ?? ''} ${personalInfo.location ?? ''}`,
    ...part('summary', resume.summary ? [resume.summary] : []),
    ...part(
      'experience',
      (resume.experience ?? []).flatMap((one) => [
        one.position,
        one.company,
        `${one.startDate} to ${one.current ? 'Present' : one.endDate}`,
        one.description ?? '',
      ]),
    ),
    ...part(
      'education',
      (resume.education ?? []).flatMap((one) => [
        `${one.degree} ${one.fieldOfStudy}`,
        one.institution,
        `${one.startDate} ${one.endDate}`,
      ]),
    ),
    ...part(
      'skills',
      (resume.skills ?? []).map(({ name }) => name),
    ),
    ...part(
      'achievements',
      (resume.achievements ?? []).flatMap(({ title, description: text }) => [title, text ?? '']),
    ),
    ...part(
      'certifications',
      (resume.certifications ?? []).map(({ name }) => name),
    ),
    ...part(
      'languages',
      (resume.languages ?? []).map(({ language }) => language),
    ),
  ].join('\n');
}

/** The input of an analysis of a case, or of a changed resume in its place. */
export const inputOf = (
  { target, withFile, ...rest }: GeneratedCase,
  resume = rest.resume,
): AnalysisInput => ({
  resume,
  today: TODAY,
  ...(target ? { target } : {}),
  ...(withFile ? { file: findInFile(resume, fileTextOf(resume), TODAY) } : {}),
});

/** The same inputs each time, for tests that do not generate. */
export const sampledInputs = (count: number, seed: number): AnalysisInput[] =>
  fc.sample(anyCase, { numRuns: count, seed }).map((one) => inputOf(one));
