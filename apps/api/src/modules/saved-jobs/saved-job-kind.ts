import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { DocumentKind } from '../../database/owned-documents.ts';
import { type SavedJob, SavedJobEntity } from './saved-job.entity.ts';

export const SAVED_JOB_KIND: DocumentKind<SavedJob, SavedJob> = {
  entity: SavedJobEntity,
  name: 'Saved job',
  quota: {
    name: 'saved jobs',
    most: LIMITS.savedJobsPerUser,
    counts: 'select count(*)::int as held from saved_job where user_id = ?',
    message: `You can keep ${LIMITS.savedJobsPerUser.toLocaleString('en')} saved jobs. Delete one to make room.`,
  },
  shown: (job) => job,
};
