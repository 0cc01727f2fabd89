import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import type { OwnedTable } from './owned-tables.ts';

const BATCH = 200;

type Row = Record<string, unknown>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Rows of one owner in any table, a batch at a time, so that their number does not matter. */
@Injectable()
export class OwnedRowsRepository {
  constructor(private readonly database: Database) {}

  /** In the order of their keys. Keys of the objects are column names. */
  async *rows(ownerId: string, table: OwnedTable): AsyncGenerator<Row> {
    const keys = table.keyColumns.map((column) => `t.${quoted(column)}`).join(', ');
    let after: unknown[] = [];
    for (;;) {
      const beyond = after.length > 0 ? `and (${keys}) > (${after.map(() => '?').join(', ')})` : '';
      const batch = await this.database.read((em) =>
        em.execute<{ row: Row; keys: unknown[] }[]>(
          `select to_jsonb(t) as "row", jsonb_build_array(${keys}) as "keys" from ${quoted(table.name)} t
         where t.${quoted(table.ownerColumn)} = ? ${beyond} order by ${keys} limit ?`,
          [ownerId, ...after, BATCH],
        ),
      );
      for (const { row } of batch) yield without(row, table.hiddenColumns);
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = last.keys;
    }
  }

  /** Bytes of the owner's rows in a table. */
  async bytes(ownerId: string, table: OwnedTable): Promise<number> {
    const [row] = await this.database.read((em) =>
      em.execute<{ bytes: string }[]>(
        `select coalesce(sum(pg_column_size(t.*)), 0) as "bytes" from ${quoted(table.name)} t
         where t.${quoted(table.ownerColumn)} = ?`,
        [ownerId],
      ),
    );
    return Number(row?.bytes ?? 0);
  }
}

const without = (row: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
