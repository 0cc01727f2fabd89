export const AUTH_PROVIDERS = ['career-toolkit', 'google'] as const;
/** How the account was made: with a password here, or through Google. */
export type AuthProvider = (typeof AUTH_PROVIDERS)[number];
export const OWN_AUTH_PROVIDER: AuthProvider = 'career-toolkit';

export const JOB_STATUSES = ['employed', 'unemployed', 'student', 'freelancer'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
