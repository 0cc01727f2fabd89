import type { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { DEFAULT_TIME_ZONE } from '@career/contracts/vocabulary/account-vocabulary';
import { momentText, type Rowed } from '../../../database/prepared.ts';
import type { User } from './user.entity.ts';

export type ShownUser = Rowed<Omit<User, 'password' | 'googleId' | 'credentialsVersion' | 'updatedAt'>>;

export const toUserDto = (user: ShownUser): UserDto => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone || null,
  profileImageUrl: user.profileImageUrl || null,
  authProvider: user.authProvider,
  isEmailVerified: user.isEmailVerified,
  currentJobStatus: user.currentJobStatus ?? null,
  timeZone: user.timeZone,
  country: user.country ?? null,
  language: user.language ?? null,
  wantsReminderMails: user.wantsReminderMails,
  wantsNewDeviceMails: user.wantsNewDeviceMails,
  hasCompletedOnboarding: user.hasCompletedOnboarding,
  createdAt: momentText(user.createdAt),
});

/** Columns that a saved profile changes: what it leaves out stays, null goes back to nothing or the default. */
export const toProfileChange = (body: SaveProfileDto): Partial<User> => ({
  firstName: body.firstName,
  lastName: body.lastName,
  phone: body.phone || null,
  ...given('currentJobStatus', body.currentJobStatus),
  ...given('profileImageUrl', body.profileImageUrl === undefined ? undefined : body.profileImageUrl || null),
  ...given('timeZone', body.timeZone === null ? DEFAULT_TIME_ZONE : body.timeZone),
  ...given('country', body.country),
  ...given('language', body.language),
  ...given('wantsReminderMails', body.wantsReminderMails ?? undefined),
  ...given('wantsNewDeviceMails', body.wantsNewDeviceMails ?? undefined),
});

const given = <Key extends keyof User>(key: Key, value: User[Key] | undefined): Partial<User> =>
  value === undefined ? {} : ({ [key]: value } as Partial<User>);
