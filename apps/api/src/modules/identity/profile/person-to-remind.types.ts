import type { User } from './user.entity.ts';

/** Whom a reminder goes to, and by which clock. */
export type PersonToRemind = Pick<User, 'id' | 'email' | 'firstName' | 'timeZone'>;
