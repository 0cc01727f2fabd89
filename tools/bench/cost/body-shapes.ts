import { type ApiDocument, resolved, type Schema } from '../../contract/api-document.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** One way to make a body large. */
export interface BodyShape {
  name: string;
  /** Largest size that is worth sending; the limit of the route when left out. */
  most?: number;
  /** JSON of about so many bytes. */
  body(bytes: number): string;
}

type Json = Record<string, unknown>;

/** Texts this long and longer are read by more than their own rules. */
const LONG = 5_000;
const PLACEHOLDER = '"@@"';
/** As many values as a body may hold. */
const MOST_VALUES = 5_000;

/** Every worst shape of one body: wide, deep, long, many, repeated, huge. @param base a body that is in order. */
export function bodyShapes(schema: Schema, base: Json, document: ApiDocument): BodyShape[] {
  const fields = fieldsOf(schema, document, []);
  const lists = fields.filter(({ kind }) => kind === 'list');
  const full: BodyShape = {
    name: 'every list full of empty entries',
    most: MOST_VALUES * '{},'.length,
    body: (bytes) => filledLists(schema, document, { left: bytes / '{},'.length }),
  };
  return [
    ...anywhere(base),
    ...(lists.length > 0 ? [full] : []),
    ...lists.flatMap((field) => listShapes(field, base)),
    ...differing(fields.filter(({ kind }) => kind === 'text')).flatMap((field) => textShapes(field, base)),
  ];
}

/** Shapes that need no field of the contract. */
function anywhere(base: Json): BodyShape[] {
  const numbered = (count: number, name: (index: number) => string): string =>
    Array.from({ length: count }, (_none, index) => `"${name(index)}":0`).join(',');
  const extra = (value: (bytes: number) => string) => (bytes: number) =>
    JSON.stringify({ ...base, extra: '@@' }).replace(PLACEHOLDER, () => value(bytes));
  return [
    { name: 'unknown fields', body: (bytes) => `{${numbered(bytes / 10, (index) => `k${index}`)}}` },
    { name: 'fields that are numbers', body: (bytes) => `{${numbered(bytes / 10, (index) => `${index}`)}}` },
    { name: 'one field repeated', body: (bytes) => `{${numbered(bytes / 8, () => 'key')}}` },
    {
      name: 'unknown fields inside',
      body: extra((bytes) => `{${numbered(bytes / 10, (index) => `k${index}`)}}`),
    },
    { name: 'unknown list of numbers', body: extra((bytes) => `[${'0,'.repeat(bytes / 2)}0]`) },
    { name: 'unknown list of objects', body: extra((bytes) => `[${'{},'.repeat(bytes / 3)}{}]`) },
    { name: 'lists in lists', body: extra((bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)) },
    {
      name: 'objects in objects',
      body: extra((bytes) => `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`),
    },
    { name: 'unfinished lists', body: (bytes) => '['.repeat(bytes) },
    { name: 'a long number', body: extra((bytes) => '9'.repeat(bytes)) },
    { name: 'a long fraction', body: extra((bytes) => `0.${'3'.repeat(bytes)}`) },
    { name: 'escapes', body: extra((bytes) => `"${'\\u00e9'.repeat(bytes / 6)}"`) },
    { name: 'a long name', body: (bytes) => `{"${'k'.repeat(bytes)}":0}` },
    { name: 'white space', body: (bytes) => `{${' '.repeat(bytes)}}` },
  ];
}

interface Field {
  kind: 'text' | 'list';
  path: (string | number)[];
  schema: Schema;
}

function fieldsOf(given: Schema, document: ApiDocument, path: (string | number)[]): Field[] {
  return Object.entries(resolved(given, document).properties ?? {}).flatMap(([name, inner]): Field[] => {
    const schema = resolved(inner, document);
    const here = [...path, name];
    if (schema.type === 'string' && !schema.enum) return [{ kind: 'text', path: here, schema }];
    if (schema.type === 'object') return fieldsOf(schema, document, here);
    if (schema.type !== 'array') return [];
    const entry = schema.items ?? {};
    const inEntry = resolved(entry, document).properties ? fieldsOf(entry, document, [...here, 0]) : [];
    return [{ kind: 'list', path: here, schema }, ...inEntry];
  });
}

/** One text of each kind: what is checked alike costs alike. */
function differing(fields: Field[]): Field[] {
  const kinds = new Map<string, Field>();
  for (const field of fields) {
    const { pattern, maxLength, format } = field.schema;
    const isLong = (maxLength ?? Infinity) >= LONG;
    kinds.set(isLong ? field.path.join('.') : `${pattern} ${maxLength} ${format}`, field);
  }
  return [...kinds.values()];
}

/** An object with its lists filled at all depths, until no entries are left to give. */
function filledLists(given: Schema, document: ApiDocument, entries: { left: number }): string {
  const parts: string[] = [];
  for (const [name, inner] of Object.entries(resolved(given, document).properties ?? {})) {
    const schema = resolved(inner, document);
    if (schema.type === 'object') parts.push(`"${name}":${filledLists(schema, document, entries)}`);
    if (schema.type !== 'array') continue;
    const filled: string[] = [];
    while (filled.length < (schema.maxItems ?? 0) && entries.left >= 1) {
      entries.left -= 1;
      filled.push(filledLists(schema.items ?? {}, document, entries));
    }
    parts.push(`"${name}":[${filled.join(',')}]`);
  }
  return `{${parts.join(',')}}`;
}

function listShapes({ path, schema }: Field, base: Json): BodyShape[] {
  const name = path.join('.');
  const filled = (entry: string) => (bytes: number) =>
    withValue(base, path, `[${`${entry},`.repeat(bytes / (entry.length + 1))}${entry}]`);
  // Entries that the list still takes are checked one by one.
  const most = (schema.maxItems ?? 0) * 3;
  return [
    { name: `${name}: empty entries`, body: filled('{}') },
    { name: `${name}: lists for entries`, body: filled('[]') },
    { name: `${name}: texts for entries`, body: filled('"a"') },
    { name: `${name}: as many entries as it takes`, most, body: filled('{}') },
  ];
}

function textShapes({ path, schema }: Field, base: Json): BodyShape[] {
  const { maxLength = Infinity } = schema;
  return Object.entries(HOSTILE_TEXTS).flatMap(([kind, text]): BodyShape[] => {
    const name = `${path.join('.')}: ${kind}`;
    const body = (bytes: number): string => withValue(base, path, JSON.stringify(fitted(text, bytes)));
    const taken = { name: `${name}, as long as it takes`, most: maxLength, body };
    return maxLength >= LONG && maxLength !== Infinity ? [{ name, body }, taken] : [{ name, body }];
  });
}

/** A text of so many bytes and characters at most, whichever is less. */
function fitted(text: (characters: number) => string, bytes: number): string {
  const whole = text(bytes);
  const size = Buffer.byteLength(JSON.stringify(whole));
  return size > bytes ? text(Math.max(4, Math.floor((bytes * bytes) / size))) : whole;
}

/** The body as JSON with a value, given as JSON, at a path. */
function withValue(base: Json, path: readonly (string | number)[], json: string): string {
  const copy = structuredClone(base);
  let at: Json = copy;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    const next = typeof path[index + 1] === 'number' ? [] : {};
    at[step] = isLast ? '@@' : typeof at[step] === 'object' && at[step] !== null ? at[step] : next;
    at = at[step] as Json;
  }
  return JSON.stringify(copy).replace(PLACEHOLDER, () => json);
}
