import {
  type EntityManager,
  type EntityName,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';

/** @returns undefined when `work` runs into a unique index: somebody else was faster, or it is there already. */
export async function unlessTaken<Row>(work: () => Promise<Row>): Promise<Row | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
}

/** Stores a new row; @returns undefined when a unique index knows it already. */
export const insertUnlessTaken = <Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  row: object,
): Promise<Entity | undefined> =>
  unlessTaken(async () => {
    const created = em.create(entity, row as never) as Entity;
    await em.persist(created).flush();
    return created;
  });
