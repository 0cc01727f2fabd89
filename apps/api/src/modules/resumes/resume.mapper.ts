import type { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import { momentText, type Rowed } from '../../database/prepared.ts';
import type { Resume } from './resume.entity.ts';

/** A resume as it is shown; the rest of its row is for keeping it. */
export type ShownResume = Rowed<Omit<Resume, 'creationKey' | 'deletedAt'>>;

export type ListedResume = Pick<
  ShownResume,
  | 'id'
  | 'title'
  | 'industry'
  | 'experienceLevel'
  | 'templateId'
  | 'isDraft'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>;

export const toResumeSummaryDto = (resume: ListedResume): ResumeSummaryDto => ({
  id: resume.id,
  title: resume.title,
  industry: resume.industry,
  experienceLevel: resume.experienceLevel,
  templateId: resume.templateId,
  isDraft: resume.isDraft,
  version: resume.version,
  createdAt: momentText(resume.createdAt),
  updatedAt: momentText(resume.updatedAt),
});

export const toResumeDto = (resume: ShownResume): ResumeDto => ({
  ...toResumeSummaryDto(resume),
  userId: resume.userId,
  careerGoal: resume.careerGoal,
  targetCountry: resume.targetCountry,
  summary: resume.summary,
  personalInfo: resume.personalInfo,
  experience: resume.experience,
  education: resume.education,
  skills: resume.skills,
  achievements: resume.achievements,
  certifications: resume.certifications,
  languages: resume.languages,
  designOptions: resume.designOptions,
  isActive: resume.isActive,
});
