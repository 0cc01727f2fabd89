import type { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import type { Resume } from './resume.entity.ts';

export type ListedResume = Pick<
  Resume,
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
  createdAt: resume.createdAt.toISOString(),
  updatedAt: resume.updatedAt.toISOString(),
});

export const toResumeDto = (resume: Resume): ResumeDto => ({
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
