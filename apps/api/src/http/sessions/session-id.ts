import { randomBytes } from 'node:crypto';

/** 192 bits from the system's own source; written as 32 letters, each as likely as any other. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');
