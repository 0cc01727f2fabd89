import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** The one private calendar address of a person; a new one replaces the old. */
export const CalendarFeedEntity = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    userId: () => p.oneToOne(UserEntity).mapToPk().primary().fieldName('user_id').deleteRule('cascade'),
    /** SHA-256 of the token in the address: who reads the table cannot read the calendar. */
    tokenHash: p.string().unique(),
    ...createdAt(),
  },
});
export type CalendarFeed = InferEntity<typeof CalendarFeedEntity>;
