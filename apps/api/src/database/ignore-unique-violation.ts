import {
  type EntityManager,
  type EntityName,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';

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
  em: EntityManager,
  entity: EntityName<Entity>,
  row: object,
): Promise<Entity | undefined> =>
  ignoreUniqueViolation(async () => {
    const created = em.create(entity, row as never) as Entity;
    await em.persist(created).flush();
    return created;
  });
