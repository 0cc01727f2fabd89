import {
  type EntityData,
  type EntityManager,
  type EntityName,
  type FilterQuery,
  LockMode,
  raw,
} from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { NotFound, StaleVersion } from '../errors/domain-errors.ts';
import { creationKeyOf } from './creation-key.ts';
import type { Database } from './database.ts';
import type { KeysetPages, RowPlace } from './keyset.ts';
import { addWithin, holdAccount, type Quota } from './quota.ts';

/** What every document of a person has beside its content. */
export interface OwnedRow {
  id: string;
  userId: string;
  version: number;
  updatedAt: Date;
}

/** What differs between kinds of documents. */
export interface DocumentKind<Row extends OwnedRow, Shown> {
  entity: EntityName<Row>;
  /** As messages name it: `Cover letter`. */
  name: string;
  quota: Quota;
  /** A removed one is kept for a while (`isActive`, `deletedAt`) and counts as not there. */
  isSoftDeleted?: boolean;
  shown(row: Row): Shown;
}

/** What happens in the transaction of a save, and fails with it. */
export interface SaveSteps<Row, Shown> {
  changed?: ((em: EntityManager, before: Row, after: Row) => Promise<void>) | undefined;
  /**
   * Saves with one statement where nothing else has to happen.
   * @returns undefined when there is none in the version.
   */
  atOnce?: ((version: number | undefined) => Promise<Shown | undefined>) | undefined;
}

/**
 * The rows of documents that people write: made once however often the first save arrives, written over only in the
 * version that was edited, and seen by their owner alone.
 */
export class OwnedDocuments<Row extends OwnedRow, Shown> {
  private readonly logger: Logger;

  constructor(
    private readonly database: Database,
    private readonly kind: DocumentKind<Row, Shown>,
  ) {
    this.logger = new Logger(kind.name);
  }

  /** One row more than asked for shows whether another page follows. */
  list<Listed extends object>(
    ownerId: string,
    pages: KeysetPages,
    limit: number,
    start: RowPlace | undefined,
  ): Promise<Listed[]> {
    const place = start ? [start.value, start.id] : [];
    return this.database.read(start ? pages.next : pages.first, [ownerId, limit + 1, ...place]);
  }

  async find(ownerId: string, id: string): Promise<Shown | undefined> {
    const found = await this.database.read((em) => em.findOne(this.kind.entity, this.present(ownerId, id)));
    return found ? this.kind.shown(found as Row) : undefined;
  }

  /**
   * Adds a document where there is room for one more.
   * @param key names the first save: repeated with the same key it finds the document that its first arrival made.
   * @param contentOf called only when there is none.
   */
  async createOnce(
    ownerId: string,
    key: string | undefined,
    contentOf: () => Promise<object> | object,
    added?: (em: EntityManager, row: Row) => Promise<void>,
  ): Promise<Shown> {
    const creationKey = creationKeyOf(key);
    const made = async (em: EntityManager): Promise<Row | null> =>
      creationKey === null
        ? null
        : ((await em.findOne(this.kind.entity, {
            userId: ownerId,
            creationKey,
          } as FilterQuery<Row>)) as Row | null);
    const earlier = await this.database.read(made);
    if (earlier) return this.kind.shown(earlier);
    const content = await contentOf();
    const row = await addWithin(
      this.database,
      ownerId,
      this.kind.quota,
      async (em) => {
        const data = { ...content, userId: ownerId, creationKey } as EntityData<Row>;
        const created = em.create(this.kind.entity, data, { partial: true }) as Row;
        await em.persist(created).flush();
        await added?.(em, created);
        return created;
      },
      made,
    );
    return this.kind.shown(row);
  }

  /**
   * Writes over the given version, or over whatever there is when none is given: of two racing saves of one
   * version exactly one succeeds.
   * @throws NotFound, or StaleVersion with the version that stands in the way.
   */
  async update(
    ownerId: string,
    id: string,
    version: number | null | undefined,
    contentOf: (before: Row) => object,
    { changed, atOnce }: SaveSteps<Row, Shown> = {},
  ): Promise<Shown> {
    const edited = version ?? undefined;
    if (edited === undefined)
      this.logger.warn(`${this.kind.name} ${id} is saved without a version, over whatever there is`);
    if (atOnce) return (await atOnce(edited)) ?? (await this.refuse(ownerId, id));
    return await this.change(ownerId, id, contentOf, { edited, changed });
  }

  /**
   * Writes over the version that was edited, or over whatever there is when none is given.
   * @param contentOf returns undefined to leave the document unchanged.
   */
  change(
    ownerId: string,
    id: string,
    contentOf: (before: Row) => object | undefined,
    { edited, changed }: { edited?: number | undefined } & Pick<SaveSteps<Row, Shown>, 'changed'> = {},
  ): Promise<Shown> {
    return this.database.transaction(async (em) => {
      await holdAccount(em, ownerId);
      const before = await this.held(em, ownerId, id);
      if (edited !== undefined && edited !== before.version) throw this.stale(before.version);
      const content = contentOf(before);
      if (!content) return this.kind.shown(before);
      const change = { ...content, updatedAt: new Date() };
      await em.nativeUpdate(this.kind.entity, this.present(ownerId, id), {
        ...change,
        version: raw('version + 1'),
      } as EntityData<Row>);
      const after = { ...before, ...change, version: before.version + 1 };
      await changed?.(em, before, after);
      return this.kind.shown(after);
    });
  }

  /** @throws NotFound */
  async remove(ownerId: string, id: string): Promise<void> {
    const { entity, isSoftDeleted } = this.kind;
    const where = this.present(ownerId, id);
    const gone = { isActive: false, deletedAt: new Date() } as unknown as EntityData<Row>;
    const removed = await this.database.write((em) =>
      isSoftDeleted ? em.nativeUpdate(entity, where, gone) : em.nativeDelete(entity, where),
    );
    if (removed === 0) throw new NotFound(this.kind.name);
  }

  /** The row, locked until the transaction ends. */
  private async held(em: EntityManager, ownerId: string, id: string): Promise<Row> {
    const found = await em.findOne(this.kind.entity, this.present(ownerId, id), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      disableIdentityMap: true,
    });
    if (!found) throw new NotFound(this.kind.name);
    return found as Row;
  }

  private async refuse(ownerId: string, id: string): Promise<never> {
    const current = await this.database.read((em) =>
      em.findOne(this.kind.entity, this.present(ownerId, id), { disableIdentityMap: true }),
    );
    if (!current) throw new NotFound(this.kind.name);
    throw this.stale((current as Row).version);
  }

  private stale(current: number): StaleVersion {
    return new StaleVersion(this.kind.name.toLowerCase(), current);
  }

  private present(ownerId: string, id: string): FilterQuery<Row> {
    const where = { id, userId: ownerId, ...(this.kind.isSoftDeleted ? { isActive: true } : {}) };
    return where as unknown as FilterQuery<Row>;
  }
}
