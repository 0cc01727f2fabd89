import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../database/columns.ts';

/** A mail on its way. The row goes when the mail has been delivered, or when it is of no use any more. */
export const OutgoingMailEntity = defineEntity({
  name: 'OutgoingMail',
  tableName: 'outgoing_mail',
  indexes: [{ name: 'outgoing_mail_due_index', properties: ['runAfter'] }],
  properties: {
    ...identity(),
    /** Account it is about; null when there is none any more. */
    userId: p.uuid().nullable(),
    /** Which mail it is, for the log. */
    kind: p.string(),
    /** Recipient and content: some carry a link that opens an account. Why the column has its old name: decision 0051. */
    encrypted: p.text().fieldName('sealed'),
    attempts: p.integer().default(1),
    /** Not to be tried before this. */
    runAfter: p.datetime(),
    expiresAt: p.datetime(),
    ...createdAt(),
  },
});
export type OutgoingMail = InferEntity<typeof OutgoingMailEntity>;
