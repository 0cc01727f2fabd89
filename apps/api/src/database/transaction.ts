import type { EntityManager } from '@mikro-orm/postgresql';

/** A transaction under way: services pass it on, only repositories use it. */
export type Transaction = EntityManager;
