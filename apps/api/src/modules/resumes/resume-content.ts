import type { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { RESUME_SECTIONS, UNTITLED_RESUME } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import type { Resume } from './resume.entity.ts';

export const CONTENT = [
  'templateId',
  'title',
  'careerGoal',
  'targetCountry',
  'industry',
  'experienceLevel',
  'personalInfo',
  ...RESUME_SECTIONS,
  'designOptions',
  'isDraft',
] as const satisfies readonly (keyof Resume)[];

export type StoredContent = Pick<Resume, (typeof CONTENT)[number]>;

/** What a stored resume says, without its identity and history. */
export const contentOf = (resume: StoredContent): StoredContent =>
  Object.fromEntries(CONTENT.map((field) => [field, resume[field]])) as StoredContent;

/** What is stored for a body: defaults filled in, and what the server builds itself. */
export function storedContent(body: SaveResumeDto): StoredContent {
  const { personalInfo } = body;
  return {
    templateId: body.templateId || DEFAULT_TEMPLATE_ID,
    title: body.title ?? '',
    careerGoal: body.careerGoal ?? 'local',
    targetCountry: body.targetCountry ?? '',
    industry: body.industry ?? '',
    experienceLevel: body.experienceLevel ?? 'entry',
    summary: body.summary ?? '',
    personalInfo: {
      ...personalInfo,
      fullName: fullNameOf(personalInfo),
      photoUrl: personalInfo.photoUrl || null,
    },
    experience: (body.experience ?? []).map((entry) => ({ ...entry, current: entry.current ?? false })),
    education: (body.education ?? []).map((entry) => ({ ...entry, current: entry.current ?? false })),
    skills: body.skills ?? [],
    achievements: body.achievements ?? [],
    certifications: body.certifications ?? [],
    languages: body.languages ?? [],
    designOptions: body.designOptions ?? {},
    isDraft: body.isDraft ?? false,
  };
}

/** First and last name, or the name of a resume that has neither. */
const fullNameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || UNTITLED_RESUME;
