import { createHash } from 'node:crypto';
import pg from 'pg';

const DATE = 1082;
const TIMESTAMP = 1184;

/** A statement that each connection parses once. Values go in as parameters alone, so its text never changes. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly types: pg.CustomTypesConfig;
}

const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** A moment as the API tells it, `2026-11-21T08:00:00.000Z`, without a Date in between where the server speaks UTC. */
function isoMoment(text: string): string {
  const [, day, time, fraction = ''] = UTC.exec(text) ?? [];
  return day ? `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : new Date(text).toISOString();
}

const PARSERS: Readonly<Record<number, (text: string) => string>> = {
  [DATE]: (text) => text,
  [TIMESTAMP]: isoMoment,
};

const types = {
  getTypeParser: (oid: number, format?: string) =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** @param text without anything a person gave; columns by name, so that a new column does not change the result. */
export const prepared = (text: string): Prepared => ({
  name: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  text,
  types,
});

/** What PostgreSQL says when a migration changed the type of a column that a prepared statement reads. */
const STALE_PLAN = '0A000';

/** Runs a prepared statement, and once more unprepared where the connection's plan of it is stale. */
export async function runPrepared<Row extends object>(
  connection: pg.Pool | pg.Client,
  { name, text, types }: Prepared,
  values: unknown[],
): Promise<Row[]> {
  try {
    return (await connection.query<Row>({ name, text, types, values })).rows;
  } catch (error) {
    if ((error as { code?: string }).code !== STALE_PLAN) throw error;
    return (await connection.query<Row>({ text, types, values })).rows;
  }
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a table under the names that entities have for them. */
export const columns = (names: readonly string[]): string =>
  names.map((name) => `"${snakeCase(name)}" as "${name}"`).join(', ');

/** Assignments of parameters to columns, from the parameter of the given number on. */
export const assignments = (names: readonly string[], first: number): string =>
  names.map((name, index) => `"${snakeCase(name)}" = $${first + index}`).join(', ');

/** A row as a prepared statement or an entity has it: moments as texts or as dates. */
export type Rowed<Entity> = {
  [Name in keyof Entity]: Date extends Entity[Name] ? Entity[Name] | string : Entity[Name];
};

export const momentText = (moment: Date | string): string =>
  typeof moment === 'string' ? moment : moment.toISOString();
