import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { extname, join, parse as parsePath } from 'node:path';
import Papa from 'papaparse';
import { TAKEN_NAMES } from '../../../config/listing-sources.ts';
import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { type Fields, fieldsOf, parseJson, promisedList, textOf } from './read-fields.ts';
import { BrokenAnswer } from './source-errors.ts';

const MOST_FILES = 50;
const MOST_BYTES = 10 * 1024 * 1024;
/** A file that changed a moment ago may still be being written. */
const SETTLED_AFTER_MS = 10_000;
const KINDS: Readonly<Record<string, (text: string) => readonly unknown[]>> = {
  '.json': jsonRows,
  '.csv': csvRows,
};

export const DROP_FOLDER_KEY = 'folder:';

/** Each JSON or CSV file in the folder is its own source, named after the file; none when there is no folder. */
export async function dropFolderSources(folder: string): Promise<ListingSource[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => extname(name).toLowerCase() in KINDS && !name.startsWith('.'))
    .sort()
    .slice(0, MOST_FILES);
  return files.map((file, index) => {
    const name = fileSourceName(file);
    const isTaken = files.findIndex((other) => fileSourceName(other) === name) < index;
    return fileSource(folder, file, isTaken);
  });
}

/** `source` of the listings of a file: its name, unless another source goes by it. */
export function fileSourceName(file: string): string {
  const stem = parsePath(file).name.slice(0, 100);
  return TAKEN_NAMES.includes(stem.toLowerCase()) || stem.endsWith(')') ? `${stem} (file)` : stem;
}

const fileSource = (folder: string, file: string, isTaken: boolean): ListingSource => ({
  key: `${DROP_FOLDER_KEY}${file}`,
  name: fileSourceName(file),
  rank: 0,
  minHours: 0,
  async read(_client, previous) {
    if (isTaken) throw new BrokenAnswer('Another file has the same name before its ending');
    const path = join(folder, file);
    const found = await lstat(path);
    if (!found.isFile()) throw new BrokenAnswer('It is not a regular file');
    if (found.size > MOST_BYTES)
      throw new BrokenAnswer(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    const stamp = `${found.size}-${found.mtimeMs}`;
    if (previous.etag === stamp) return { isUnchanged: true };
    if (Date.now() - found.mtimeMs < SETTLED_AFTER_MS)
      throw new BrokenAnswer('The file is still being written');
    const rows = KINDS[extname(file).toLowerCase()]?.(await readFile(path, 'utf8')) ?? [];
    return { ...(await answerOf(rows, draftOf, true)), validators: { etag: stamp, lastModified: null } };
  },
});

/** A list, or an object with the list under `listings` or `jobs`. */
function jsonRows(text: string): readonly unknown[] {
  const value = parseJson(text.replace(/^\ufeff/, ''));
  return promisedList(
    Array.isArray(value) ? value : (fieldsOf(value).listings ?? fieldsOf(value).jobs),
    'of listings',
  );
}

function csvRows(text: string): readonly unknown[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim(),
  });
  if (!meta.fields?.some((field) => field.toLowerCase() === 'title')) {
    throw new BrokenAnswer('The first line names no column title');
  }
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new BrokenAnswer(`Line ${(quotes.row ?? 0) + 2}: ${quotes.message}`);
  return data;
}

function draftOf(row: unknown): ListingDraft {
  const given = lowerCased(fieldsOf(row));
  const title = textOf(given.title);
  const company = textOf(given.company);
  const location = textOf(given.location);
  const type = textOf(given.jobtype ?? given.type);
  return {
    id: given.externalid ?? given.id ?? idOf(title, company, location),
    title,
    company,
    location,
    isRemote: /remote/i.test(type),
    description: given.description,
    requirements: given.requirements,
    salary: textOf(given.salary) || null,
    url: given.url ?? given.joburl,
    posted: given.posteddate ?? given.posted,
    expires: given.expirydate ?? given.expires,
    tags: given.tags,
  };
}

const lowerCased = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

const idOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24);
