import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import {
  CAREER_GOALS,
  EXPERIENCE_LEVELS,
  LANGUAGE_PROFICIENCIES,
  type LanguageProficiency,
  SAVED_SKILL_LEVEL,
  SKILL_LEVELS,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { writtenDate } from './import/written-date.ts';
import { present } from './present-fields.ts';

/** What a JSON Resume document gives a resume of ours: every text checked and cut, nothing invented. */
export type ImportedResume = Partial<ResumeContentDto>;

/** Reads a JSON Resume document. Anything of a wrong type is left out; throws when it is no such document at all. */
export function fromJsonResume(document: unknown): ImportedResume {
  const source = record(document);
  if (!['basics', 'work', 'education', 'skills'].some((part) => part in source))
    throw new Error('This is not a JSON Resume document');
  const basics = record(source.basics);
  const own = record(record(source.meta).careerToolkit);
  const [first = '', ...rest] = text(basics.name).split(/\s+/);
  const profiles = records(basics.profiles);
  const profileUrl = (network: string) =>
    text(profiles.find((one) => text(one.network).toLowerCase() === network)?.url, LIMITS.urlMax);
  return {
    ...present({
      title: text(own.title),
      industry: text(own.industry),
      careerGoal: choice(CAREER_GOALS, own.careerGoal),
      experienceLevel: choice(EXPERIENCE_LEVELS, own.experienceLevel),
      templateId: choice(TEMPLATE_IDS, own.templateId),
      targetCountry: text(own.targetCountry),
      summary: text(basics.summary, LIMITS.summaryMax),
    }),
    personalInfo: {
      firstName: text(own.firstName, LIMITS.nameMax) || first,
      lastName: text(own.lastName, LIMITS.nameMax) || rest.join(' '),
      email: text(basics.email, LIMITS.emailMax),
      ...present({
        phone: text(basics.phone, LIMITS.phoneMax),
        location: placeOf(record(basics.location)),
        website: text(basics.url, LIMITS.urlMax),
        linkedin: profileUrl('linkedin'),
        github: profileUrl('github'),
        professionalTagline: text(basics.label),
        photoUrl: text(basics.image, LIMITS.urlMax),
      }),
    },
    experience: records(source.work).map((job, index) => ({
      company: text(job.name),
      position: text(job.position),
      ...span(job, isListed(own.currentJobs, index)),
      ...present({ location: text(job.location), description: lines(job.summary, job.highlights) }),
    })),
    education: records(source.education).map((course, index) => ({
      institution: text(course.institution),
      degree: text(course.studyType),
      ...span(course, isListed(own.currentCourses, index)),
      ...present({ fieldOfStudy: text(course.area), grade: text(course.score) }),
    })),
    skills: records(source.skills).flatMap(skillsOf).slice(0, LIMITS.skillsMax),
    achievements: records(source.awards).map((one) => ({
      title: text(one.title),
      ...present({ date: month(one.date), description: text(one.summary, LIMITS.descriptionMax) }),
    })),
    certifications: records(source.certificates).map((one) => ({
      name: text(one.name),
      issuer: text(one.issuer),
      ...present({
        date: month(one.date),
        expiryDate: month(one.endDate),
        credentialId: text(one.credentialId),
      }),
    })),
    languages: records(source.languages).map((one) => ({
      language: text(one.language),
      proficiency: proficiency(text(one.fluency)),
    })),
  };
}

function skillsOf(source: Record<string, unknown>): ResumeContentDto['skills'] & object {
  const name = text(source.name);
  const level = choice(SKILL_LEVELS, source.level) ?? SAVED_SKILL_LEVEL;
  const keywords = Array.isArray(source.keywords)
    ? source.keywords.map((word) => text(word)).filter(Boolean)
    : [];
  if (keywords.length === 0) return name === '' ? [] : [{ name, level }];
  return keywords.map((keyword) =>
    name === '' ? { name: keyword, level } : { name: keyword, level, category: name },
  );
}

function proficiency(fluency: string): LanguageProficiency {
  const known = choice(LANGUAGE_PROFICIENCIES, fluency);
  if (known) return known;
  if (/native|mother|bilingual/i.test(fluency)) return 'native';
  if (/fluent|advanced|proficient|full professional|\bC[12]\b/i.test(fluency)) return 'advanced';
  if (/beginner|elementary|basic|\bA[12]\b/i.test(fluency)) return 'beginner';
  return 'intermediate';
}

/** A work or study without an end is taken as current only where the document says so or leaves the end out. */
function span(
  source: Record<string, unknown>,
  isCurrent: boolean,
): { startDate: string; endDate?: string; current: boolean } {
  const endDate = month(source.endDate);
  return {
    startDate: month(source.startDate),
    current: isCurrent,
    ...(endDate === '' || isCurrent ? {} : { endDate }),
  };
}

function isListed(list: unknown, index: number): boolean {
  return Array.isArray(list) && list.includes(index);
}

function choice<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((one) => one === text(value).toLowerCase());
}

function placeOf(location: Record<string, unknown>): string {
  const parts = ['address', 'city', 'region', 'countryCode']
    .map((part) => text(location[part]))
    .filter(Boolean);
  return [...new Set(parts)].join(', ');
}

function lines(summary: unknown, highlights: unknown): string {
  const all = [summary, ...(Array.isArray(highlights) ? highlights : [])].map((line) =>
    text(line, LIMITS.descriptionMax),
  );
  return all.filter(Boolean).join('\n').slice(0, LIMITS.descriptionMax);
}

const month = (value: unknown): string => writtenDate(text(value));

function text(value: unknown, longest: number = LIMITS.lineMax): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).toWellFormed().replaceAll('\0', '').trim().slice(0, longest).toWellFormed();
}

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, LIMITS.entriesMax).map(record) : [];
}
