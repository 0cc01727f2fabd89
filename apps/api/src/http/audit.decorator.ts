import { SetMetadata } from '@nestjs/common';

export const AUDIT_EVENT = 'auditEvent';

/** What the audit log knows by name. */
export type AuditEvent =
  | 'access-token-created'
  | 'access-token-ended'
  | 'account-created'
  | 'account-deleted'
  | 'address-confirmed'
  | 'backup-codes-renewed'
  | 'app-connected'
  | 'app-ended'
  | 'app-refused'
  | 'app-token'
  | 'app-token-revoked'
  | 'data-downloaded'
  | 'google-link-begun'
  | 'google-proof-begun'
  | 'google-sign-in'
  | 'google-unlinked'
  | 'password-changed'
  | 'password-reset'
  | 'password-reset-asked'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'proposal-accepted'
  | 'proposal-dismissed'
  | 'review-link-created'
  | 'review-link-stopped'
  | 'session-ended'
  | 'share-link-created'
  | 'share-link-stopped'
  | 'sessions-ended'
  | 'sign-in'
  | 'sign-in-code'
  | 'sign-out'
  | 'webhook-created'
  | 'webhook-deleted'
  | 'webhook-switched';

/** Writes each answer of the route to the audit log, whatever it is. */
export const Audited = (event: AuditEvent) => SetMetadata(AUDIT_EVENT, event);
