import { defineEntity, p } from '@mikro-orm/core';

/**
 * Every file that may be in the storage, written before the file is. One that no document refers to is
 * abandoned, from the start or since its document went, and is removed by the sweep.
 */
export const StoredFileEntity = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  indexes: [
    {
      name: 'stored_file_given_up_index',
      expression: `create index "stored_file_given_up_index" on "stored_file" ("given_up_at") where "given_up_at" is not null`,
    },
  ],
  properties: {
    key: p.string().primary(),
    givenUpAt: p.datetime().nullable().defaultRaw('now()'),
  },
});
