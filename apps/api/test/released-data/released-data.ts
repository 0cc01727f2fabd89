import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type pg from 'pg';
import type { ReleasePerson } from './fill-database.ts';
import type { Answers } from './read-answers.ts';

const FOLDER = resolve(import.meta.dirname, 'data');

/** Every row of the database, as `npm run backup` writes it. */
export const ROWS_FILE = resolve(FOLDER, 'rows.jsonl.br');
/** What the API answered from it, and what its people know. */
export const ANSWERS_FILE = resolve(FOLDER, 'answers.json.br');

/** What the release was filled with, and is read back with. */
export const RELEASE_SETTINGS = {
  SESSION_SECRET: 'known to everybody, for made-up people alone',
  SAMPLE_LISTINGS: 'false',
  TRAINING_LINK_CHECK: 'false',
  LISTING_SOURCES: 'none',
  SIGN_UPS_PER_HOUR: '1000000',
} as const;

export interface Released {
  takenAt: string;
  /** Columns and indexes of that release. */
  schema: string[];
  people: ReleasePerson[];
  /** Uploaded files by their key in the storage, in base64. */
  files: Record<string, string>;
  /** By person and address. */
  answers: Record<string, Answers>;
}

export const unpacked = (file: string): Buffer => brotliDecompressSync(readFileSync(file));

/** The window is as large as the whole: lists say again what their rows say. */
export const packed = (text: string | Buffer): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });

/** Columns and indexes of a database, a line each. */
export async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
     from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
     where connamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ line }) => line);
}
