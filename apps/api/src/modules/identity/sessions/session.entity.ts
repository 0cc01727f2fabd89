import { defineEntity, p } from '@mikro-orm/core';

/** Table of the session store. `sid` holds a hash of the id in the cookie, so reading the table gives no session away. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  indexes: [
    {
      name: 'session_user_index',
      expression: `create index "session_user_index" on "session" (("sess" -> 'passport' ->> 'user'))`,
    },
  ],
  properties: {
    sid: p.string().primary(),
    sess: p.json<Record<string, unknown>>(),
    expire: p.datetime().index(),
  },
});
