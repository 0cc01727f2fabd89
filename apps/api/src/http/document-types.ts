import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './document-operations.ts';

type Schema = Record<string, unknown>;

const INT32_MAX = 2_147_483_647;
/** Longest text of an address or a header. */
const HEADER_MAX = 2_048;

/** Adds what generated clients in typed languages need and no field says of itself. */
export function addTypes(document: OpenAPIObject): void {
  const { schemas = {}, responses = {} } = document.components ?? {};
  for (const schema of Object.values(schemas) as Schema[]) {
    completed(schema, LIMITS.bodyBytes);
    if (Array.isArray(schema.enum)) schema['x-enum-varnames'] = schema.enum.map(String).map(nameOfWord);
  }
  completed(responses, HEADER_MAX);
  for (const [, operation] of operationsOf<Schema>(document)) {
    for (const { schema } of (operation.parameters ?? []) as { schema?: Schema }[]) {
      // A query or a header is there or not there; null cannot be sent.
      if (schema) delete schema.nullable;
    }
    completed(operation, HEADER_MAX);
  }
}

/** Gives each whole number its size and each text its most characters, in the part and all below it. */
function completed(part: unknown, mostCharacters: number): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as Schema;
  if (schema.type === 'integer') {
    schema.format ??= Number(schema.maximum ?? INT32_MAX) > INT32_MAX ? 'int64' : 'int32';
  }
  if (isOpenText(schema)) schema.maxLength = mostCharacters;
  for (const [keyword, inner] of Object.entries(schema)) {
    if (!VALUES.has(keyword)) completed(inner, mostCharacters);
  }
}

/** Keywords whose value is an example or a word, not a schema. */
const VALUES: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'text/csv',
  'text/calendar',
]);

/** Of these a client knows the length. */
const MEASURED: ReadonlySet<unknown> = new Set(['uuid', 'date', 'date-time', 'binary']);

const isOpenText = ({ type, enum: words, maxLength, format }: Schema): boolean =>
  type === 'string' && !words && maxLength === undefined && !MEASURED.has(format);

/** Words of closed lists that are a value of Python, which no name may be. */
const TAKEN: ReadonlySet<string> = new Set(['None', 'True', 'False']);

/** `-createdAt` as a name that every language takes, apart from that of `createdAt`: `CreatedAtDescending`. */
function nameOfWord(word: string): string {
  const isDescending = word.startsWith('-');
  const name = word
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(/^\d/.test(word) ? '_' : '');
  return `${/^\d/.test(name) || TAKEN.has(name) ? 'Value' : ''}${name}${isDescending ? 'Descending' : ''}`;
}
