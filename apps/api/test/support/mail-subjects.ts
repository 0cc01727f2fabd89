/** Subjects of the mails about an account. */
export const MAIL = {
  verify: 'Please confirm your email address',
  reset: 'Choose a new password',
  changed: 'Your account was changed',
  newDevice: 'New sign-in to your account',
} as const;
