import type { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import { momentText, type Rowed } from '../../database/prepared.ts';
import { withPromisedFields } from './promised-fields.ts';
import type { Resume } from './resume.entity.ts';
import { contentOf, type StoredContent } from './resume-content.ts';

/** A resume as it is shown; the rest of its row is for keeping it. */
export type ShownResume = Rowed<Omit<Resume, 'creationKey' | 'deletedAt' | 'content' | keyof StoredContent>> &
  StoredContent;

export type ListedResume = Pick<
  ShownResume,
  | 'id'
  | 'title'
  | 'industry'
  | 'experienceLevel'
  | 'templateId'
  | 'isDraft'
  | 'archivedAt'
  | 'tags'
  | 'translatedFrom'
  | 'translatedVersion'
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
  archived: Boolean(resume.archivedAt),
  tags: resume.tags,
  translatedFrom: resume.translatedFrom ?? null,
  translatedVersion: resume.translatedVersion ?? null,
  version: resume.version,
  createdAt: momentText(resume.createdAt),
  updatedAt: momentText(resume.updatedAt),
});

export const toResumeDto = (resume: ShownResume): ResumeDto => ({
  ...toResumeSummaryDto(resume),
  ...(resume.isDraft ? withPromisedFields(contentOf(resume)) : contentOf(resume)),
  userId: resume.userId,
  isActive: resume.isActive,
});
