import type { User } from './user.entity.ts';

/** Whom a reminder goes to, by which clock and in which language. */
export type PersonToRemind = Pick<User, 'id' | 'email' | 'firstName' | 'timeZone' | 'language'>;
