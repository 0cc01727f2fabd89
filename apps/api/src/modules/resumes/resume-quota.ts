import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Quota } from '../../database/quota.ts';

export const RESUME_QUOTA: Quota = {
  name: 'resumes',
  most: LIMITS.resumesPerUser,
  counts: 'select count(*)::int as held from resume where user_id = ? and is_active',
  message: `You can keep ${LIMITS.resumesPerUser} resumes. Delete one to make room.`,
};
