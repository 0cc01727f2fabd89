import { type EntityData, type EntityName, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Database } from './database.ts';

/** @returns undefined when `work` violates a unique index: the row exists already, or a concurrent request was faster. */
export async function ignoreUniqueViolation<Row>(work: () => Promise<Row>): Promise<Row | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
}

/** Inserts a row. @returns undefined when a unique index has it already. */
export const insertIgnoringUniqueViolation = <Entity extends object>(
  database: Database,
  entity: EntityName<Entity>,
  row: EntityData<Entity>,
): Promise<Entity | undefined> =>
  ignoreUniqueViolation(() =>
    database.write(async (em) => {
      const created = em.create<Entity>(entity, row, { partial: true });
      await em.persist(created).flush();
      return created;
    }),
  );
