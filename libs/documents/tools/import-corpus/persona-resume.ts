import type { Persona } from '../../../career/personas/persona.types.ts';
import type { JsonResume, Person } from './person.types.ts';

/** Region and country code of the countries the personas live in. */
const COUNTRIES: Readonly<Record<string, readonly [region: string, code: string]>> = {
  Canada: ['america', 'CA'],
  Ghana: ['ghana', 'GH'],
  India: ['india', 'IN'],
  Kenya: ['kenya', 'KE'],
  Nigeria: ['nigeria', 'NG'],
  Philippines: ['asia', 'PH'],
  Rwanda: ['east-africa', 'RW'],
  'South Africa': ['south-africa', 'ZA'],
  Tanzania: ['east-africa', 'TZ'],
  Uganda: ['east-africa', 'UG'],
  'United Arab Emirates': ['asia', 'AE'],
  'United Kingdom': ['europe', 'GB'],
  'United States': ['america', 'US'],
};
/** Skills of one line in themes that print groups. */
const GROUP_SIZE = 4;

/** The strong resume of a persona as JSON Resume, written without the product's own export. */
export function personOf(persona: Persona): Person {
  const { summary, personalInfo, experience = [], education = [], ...rest } = persona.resumes.strong;
  const [region, countryCode] = COUNTRIES[persona.country] ?? [];
  if (region === undefined || countryCode === undefined) throw new Error(`No region for ${persona.country}`);
  const places = (personalInfo?.location ?? '').split(', ').filter((part) => part !== persona.country);
  const resume: JsonResume = {
    basics: {
      name: `${personalInfo?.firstName} ${personalInfo?.lastName}`,
      label: personalInfo?.professionalTagline,
      email: personalInfo?.email ?? '',
      phone: personalInfo?.phone,
      summary,
      location: { city: places[0], region: places[1], countryCode },
      profiles: profilesOf(personalInfo?.linkedin),
    },
    work: experience.map((job) => ({
      name: job.company,
      position: job.position,
      location: job.location,
      startDate: job.startDate,
      endDate: job.endDate,
      highlights: job.description?.split('\n'),
    })),
    education: education.map((school) => ({
      institution: school.institution,
      studyType: school.degree,
      area: school.fieldOfStudy,
      startDate: school.startDate,
      endDate: school.endDate,
      score: school.grade,
    })),
    skills: skillsOf(
      persona.id,
      (rest.skills ?? []).map(({ name }) => name),
    ),
    awards: (rest.achievements ?? []).map(({ title, date, description }) => ({
      title,
      date,
      summary: description,
    })),
    certificates: (rest.certifications ?? []).map(({ name, issuer, date }) => ({ name, issuer, date })),
    languages: (rest.languages ?? []).map(({ language, proficiency }) => ({
      language,
      fluency: proficiency[0]?.toUpperCase() + proficiency.slice(1),
    })),
  };
  return { id: persona.id, region, language: 'en', resume: JSON.parse(JSON.stringify(resume)) };
}

const profilesOf = (linkedin: string | undefined): JsonResume['basics']['profiles'] =>
  linkedin === undefined
    ? undefined
    : [{ network: 'LinkedIn', username: linkedin.split('/').at(-1) ?? '', url: `https://${linkedin}` }];

/** Every second persona lists skills in groups, as many people do. */
function skillsOf(id: string, names: readonly string[]): JsonResume['skills'] {
  if (id.length % 2 === 0) return names.map((name) => ({ name }));
  const groups = ['Core skills', 'Methods and tools', 'Further skills', 'Working habits'];
  return groups
    .map((name, at) => ({ name, keywords: names.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE) }))
    .filter(({ keywords }) => keywords.length > 0);
}
