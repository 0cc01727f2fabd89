import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** How many applications a person has in each status. Only triggers write it: counting 100,000 rows takes too long. */
export const ApplicationCountEntity = defineEntity({
  name: 'ApplicationCount',
  tableName: 'application_count',
  properties: {
    userId: () => p.oneToOne(UserEntity).mapToPk().primary().fieldName('user_id').deleteRule('cascade'),
    applied: p.integer().default(0),
    interview: p.integer().default(0),
    offer: p.integer().default(0),
    rejected: p.integer().default(0),
  },
});
export type ApplicationCount = InferEntity<typeof ApplicationCountEntity>;
