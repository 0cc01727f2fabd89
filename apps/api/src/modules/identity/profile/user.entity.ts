import {
  AUTH_PROVIDERS,
  DEFAULT_TIME_ZONE,
  JOB_STATUSES,
  OWN_AUTH_PROVIDER,
  SCREEN_LANGUAGES,
} from '@career/contracts/vocabulary/account-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../../database/columns.ts';
import { FIRST_CREDENTIALS_VERSION } from '../../../http/sessions/session-store.ts';

/** `email` is stored in its canonical form (NFKC, lower case): uniqueness and look-ups use the same one. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'user',
  properties: {
    ...identity(),
    email: p.string().unique(),
    firstName: p.string(),
    lastName: p.string(),
    phone: p.string().nullable(),
    profileImageUrl: p.text().nullable(),
    password: p.text().nullable().hidden().lazy(),
    googleId: p.string().nullable().unique().hidden(),
    /** Goes up whenever sessions are ended with a password or a take-over: no sign-in that began before may still succeed. */
    credentialsVersion: p.integer().default(FIRST_CREDENTIALS_VERSION),
    authProvider: p.enum(AUTH_PROVIDERS).default(OWN_AUTH_PROVIDER),
    isEmailVerified: p.boolean().default(false),
    currentJobStatus: p.enum(JOB_STATUSES).nullable(),
    timeZone: p.string().default(DEFAULT_TIME_ZONE),
    /** ISO 3166-1 alpha-2. */
    country: p.string().length(2).nullable(),
    language: p.enum(SCREEN_LANGUAGES).nullable(),
    wantsReminderMails: p.boolean().default(true),
    wantsNewDeviceMails: p.boolean().default(true),
    hasCompletedOnboarding: p.boolean().default(false),
    ...timestamps(),
  },
});
export type User = InferEntity<typeof UserEntity>;
