import { LISTING_TYPE_FILTERS } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** A search of the discovery list that a person keeps, and up to when its mails have reported. */
export const SavedSearchEntity = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  indexes: [
    { name: 'saved_search_owner_index', properties: ['userId', 'createdAt'] },
    {
      name: 'saved_search_alerts_index',
      expression: `create index "saved_search_alerts_index" on "saved_search" ("user_id") where "alerts"`,
    },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    q: p.string().default(''),
    type: p.enum(LISTING_TYPE_FILTERS).default('all'),
    country: p.string().nullable(),
    alerts: p.boolean().default(false),
    /** Listings that came in by then are no news. */
    toldUntil: p.datetime().defaultRaw('now()'),
    /** When a mail last went out to the person. */
    mailedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type SavedSearch = InferEntity<typeof SavedSearchEntity>;
