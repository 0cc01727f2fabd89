import type { Request } from 'express';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** What somebody who is signed in goes to Google for: to join an account, or to show who they are. Else it is a sign-in. */
export type GooglePurpose = 'link' | 'proof';

declare module 'express-session' {
  interface SessionData {
    /** The next visit to Google is for this. */
    googlePurpose?: { purpose: GooglePurpose; until: number };
    /** What was sent to Google along with the person; used up by the answer. */
    googleAttempt?: {
      nonce: string;
      /** Missing at a sign-in. */
      purpose?: { purpose: GooglePurpose; userId: string };
    };
    /** Until then this session has shown at Google whose it is. */
    confirmedUntil?: number;
  }
}

/** Pages that a visit ends at. */
export const GOOGLE_PAGES = {
  link: { done: '/profile?google=linked', failed: '/profile?google=failed' },
  proof: { done: '/profile?google=confirmed', failed: '/profile?google=unconfirmed' },
} as const;

export function startGoogleFlow(request: Request, purpose: GooglePurpose): void {
  request.session.googlePurpose = { purpose, until: Date.now() + TEN_MINUTES_MS };
}

/** Writes down in the session what is sent to Google. */
export function beginVisit(request: Request, nonce: string): void {
  const { googlePurpose: planned } = request.session;
  delete request.session.googlePurpose;
  const isPlanned = planned !== undefined && planned.until > Date.now();
  request.session.googleAttempt = {
    nonce,
    ...(isPlanned && request.user ? { purpose: { purpose: planned.purpose, userId: request.user.id } } : {}),
  };
}

export function confirm(request: Request): void {
  request.session.confirmedUntil = Date.now() + FIVE_MINUTES_MS;
}

export const isFreshlyConfirmed = (request: Request): boolean =>
  (request.session.confirmedUntil ?? 0) > Date.now();
