import type { DocumentKind } from '../../database/owned-documents.ts';
import { type Resume, ResumeEntity } from './resume.entity.ts';
import type { ShownResume } from './resume.mapper.ts';
import { opened } from './resume-content.ts';
import { RESUME_QUOTA } from './resume-quota.ts';

export const RESUME_KIND: DocumentKind<Resume, ShownResume> = {
  entity: ResumeEntity,
  name: 'Resume',
  quota: RESUME_QUOTA,
  isSoftDeleted: true,
  shown: opened,
};
