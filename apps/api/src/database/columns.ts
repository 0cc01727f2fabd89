import { p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

/** Primary key: a time-ordered UUID made by the process, so that a row is known before it is written. */
export const identity = () => ({
  id: p
    .uuid()
    .primary()
    .onCreate(() => uuidv7()),
});

export const createdAt = () => ({
  createdAt: p
    .datetime()
    .onCreate(() => new Date())
    .defaultRaw('now()'),
});

export const timestamps = () => ({
  ...createdAt(),
  updatedAt: p
    .datetime()
    .onCreate(() => new Date())
    .onUpdate(() => new Date())
    .defaultRaw('now()'),
});
