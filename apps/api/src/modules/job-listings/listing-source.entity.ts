import { defineEntity, p } from '@mikro-orm/core';

/** What is known of one source of listings: when it was visited, when it may be again, who is visiting it now. */
export const ListingSourceEntity = defineEntity({
  name: 'ListingSource',
  tableName: 'listing_source',
  properties: {
    /** `remotive`, `greenhouse:moniepoint`. */
    key: p.string().primary(),
    /** Not before this moment: the schedule, a Retry-After, or a pause after a failure. */
    dueAt: p.datetime().defaultRaw('now()'),
    /** Until then one process works on it; a process that died frees it by this. */
    leasedUntil: p.datetime().nullable(),
    leaseId: p.uuid().nullable(),
    lastSuccessAt: p.datetime().nullable(),
    failures: p.integer().default(0),
    lastError: p.text().nullable(),
    /** Listings in its last good answer. */
    listed: p.integer().default(0),
    /** Validators of its last good answer, to ask for news only. */
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
  },
});
