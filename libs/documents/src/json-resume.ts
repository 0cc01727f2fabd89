import type { SkillLevel } from '@career/contracts/vocabulary/resume-vocabulary';
import { present } from './present-fields.ts';
import { itemsOf, type ResumeDraft } from './resume-draft.ts';
import { statementsOf } from './resume-outline.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A document of the JSON Resume 1.x schema. Names the schema does not know stand under `meta.careerToolkit`. */
export interface JsonResume {
  $schema?: string;
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights?: string[];
  }[];
  education?: {
    institution?: string;
    area?: string;
    studyType?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
  }[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  awards?: { title?: string; date?: string; summary?: string }[];
  certificates?: { name?: string; date?: string; issuer?: string; endDate?: string; credentialId?: string }[];
  languages?: { language?: string; fluency?: string }[];
  meta?: { version?: string; careerToolkit?: Record<string, unknown> };
}

/** The resume as a JSON Resume document. */
export function toJsonResume(resume: ResumeDraft): JsonResume {
  const person = resume.personalInfo ?? {};
  const { title, careerGoal, targetCountry, industry, experienceLevel, templateId } = resume;
  return {
    $schema: SCHEMA,
    basics: present({
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      label: person.professionalTagline,
      image: person.photoUrl,
      email: person.email,
      phone: person.phone,
      url: person.website,
      summary: resume.summary,
      location: person.location ? { city: person.location } : undefined,
      profiles: [profile('LinkedIn', person.linkedin), profile('GitHub', person.github)].filter(
        (one) => one !== undefined,
      ),
    }),
    work: itemsOf(resume.experience).map((job) =>
      present({
        name: job.company,
        position: job.position,
        location: job.location,
        startDate: job.startDate,
        endDate: job.current ? undefined : job.endDate,
        highlights: statementsOf(job.description),
      }),
    ),
    education: itemsOf(resume.education).map((course) =>
      present({
        institution: course.institution,
        area: course.fieldOfStudy,
        studyType: course.degree,
        startDate: course.startDate,
        endDate: course.current ? undefined : course.endDate,
        score: course.grade,
      }),
    ),
    skills: skillGroups(itemsOf(resume.skills)),
    awards: itemsOf(resume.achievements).map((one) =>
      present({ title: one.title, date: one.date, summary: one.description }),
    ),
    certificates: itemsOf(resume.certifications).map((one) =>
      present({
        name: one.name,
        date: one.date,
        issuer: one.issuer,
        endDate: one.expiryDate,
        credentialId: one.credentialId,
      }),
    ),
    languages: itemsOf(resume.languages).map((one) =>
      present({ language: one.language, fluency: one.proficiency }),
    ),
    meta: {
      version: 'v1.0.0',
      careerToolkit: present({
        firstName: person.firstName,
        lastName: person.lastName,
        title,
        careerGoal,
        targetCountry,
        industry,
        experienceLevel,
        templateId,
        currentJobs: currentOf(resume.experience),
        currentCourses: currentOf(resume.education),
      }),
    },
  };
}

/** Skills of one category and level that follow each other are one group, so that their order comes back. */
function skillGroups(
  skills: readonly { name: string; level: SkillLevel; category?: string }[],
): NonNullable<JsonResume['skills']> {
  const groups: { name: string; level: SkillLevel; keywords?: string[] }[] = [];
  for (const { name, level, category } of skills) {
    const last = groups.at(-1);
    if (!category) groups.push({ name, level });
    else if (last?.keywords && last.name === category && last.level === level) last.keywords.push(name);
    else groups.push({ name: category, level, keywords: [name] });
  }
  return groups;
}

function currentOf(list: readonly { current?: boolean }[] | null | undefined): number[] | undefined {
  const current = itemsOf(list).flatMap((one, index) => (one.current ? [index] : []));
  return current.length === 0 ? undefined : current;
}

function profile(
  network: string,
  url: string | null | undefined,
): { network: string; url: string } | undefined {
  return url ? { network, url } : undefined;
}
