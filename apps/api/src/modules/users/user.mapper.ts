import type { UserDto } from '@career/contracts/auth/user.dto';
import type { User } from './user.entity.ts';

export const toUserDto = (user: Omit<User, 'password' | 'googleId' | 'updatedAt'>): UserDto => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone || null,
  profileImageUrl: user.profileImageUrl || null,
  authProvider: user.authProvider,
  isEmailVerified: user.isEmailVerified,
  currentJobStatus: user.currentJobStatus ?? null,
  hasCompletedOnboarding: user.hasCompletedOnboarding,
  createdAt: user.createdAt.toISOString(),
});
