import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Quota } from '../../database/quota.ts';

/** Read from the counts that the database keeps: there may be very many. */
export const APPLICATION_QUOTA: Quota = {
  name: 'applications',
  most: LIMITS.applicationsPerUser,
  counts: 'select applied + interview + offer + rejected as held from application_count where user_id = ?',
  message: `You can keep ${LIMITS.applicationsPerUser.toLocaleString('en')} applications. Delete some to make room.`,
};
