import type { EntityMetadata } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A table with rows of persons. */
export interface OwnedTable {
  name: string;
  /** Column that says whose a row is. */
  ownerColumn: string;
  keyColumns: readonly string[];
  /** Columns that are no business of a file on somebody's disk. */
  hiddenColumns: readonly string[];
}

const OWNER_COLUMN = 'user_id';
const PERSONS = 'user';

/** Tables that hold nothing about a person but keys and mails on their way. */
const KEYS_ONLY: ReadonlySet<string> = new Set(['account_token', 'outgoing_mail']);

/** What opens something, its hashes, aids of the machine that say nothing to a person, and bytes that are files beside it. */
const HIDDEN =
  /^(?:password|google_id|credentials_version|secret|backup_codes|last_step|client_id|search_text|trace_parent|bytes)$|_(?:hash|key)$/;

/** Finds the tables with an owner in what the entities say, so that none that is added can be forgotten. */
@Injectable()
export class OwnedTables {
  constructor(private readonly em: EntityManager) {}

  /** What a person may take along, the person first. */
  list(): OwnedTable[] {
    return [...this.em.getMetadata().getAll().values()]
      .filter((entity) => entity.tableName && !KEYS_ONLY.has(entity.tableName) && ownerColumnOf(entity))
      .map((entity) => ({
        name: entity.tableName,
        ownerColumn: ownerColumnOf(entity) ?? OWNER_COLUMN,
        keyColumns: entity.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames),
        hiddenColumns: columnsOf(entity).filter((column) => HIDDEN.test(column)),
      }))
      .sort(
        (one, two) =>
          Number(two.name === PERSONS) - Number(one.name === PERSONS) || (one.name < two.name ? -1 : 1),
      );
  }
}

function ownerColumnOf(entity: EntityMetadata): string | undefined {
  if (entity.tableName === PERSONS) return 'id';
  return columnsOf(entity).includes(OWNER_COLUMN) ? OWNER_COLUMN : undefined;
}

const columnsOf = (entity: EntityMetadata): string[] =>
  entity.props.flatMap(({ fieldNames }) => fieldNames ?? []);
