import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { nameOf, operationsOf } from './document-operations.ts';

type Schema = Record<string, unknown> & { properties?: Record<string, Schema> };
type Schemas = Record<string, Schema>;

interface Operation {
  requestBody?: object;
  responses?: Record<string, object>;
}

/** Keywords of a field that an unfinished document may break (`libs/contracts/src/fields/field.ts`). */
const COMPLETE_ONLY = 'x-complete-only';
const PREFIX = '#/components/schemas/';

/**
 * Says of answers only what holds for unfinished documents, too: a required text may be empty there. A schema that bodies
 * use as well keeps its rules under its name, and answers get one beside it.
 */
export function describeStored(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const operations = operationsOf<Operation>(document);
  const sent = reachedFrom(
    operations.map(([, { requestBody }]) => requestBody),
    schemas,
  );
  const answered = reachedFrom(
    operations.map(([, { responses }]) => responses),
    schemas,
  );
  const loosened = Object.fromEntries([...answered].map((name) => [name, withoutRules(schemas[name])]));
  const changed = changedNames(loosened, schemas);
  const renamed = new Map(
    [...changed].filter((name) => sent.has(name)).map((name) => [name, `Stored${name}`]),
  );
  for (const name of changed)
    schemas[renamed.get(name) ?? name] = withNames(loosened[name], renamed) as Schema;
  for (const [, operation] of operations)
    operation.responses = withNames(operation.responses, renamed) as NonNullable<Operation['responses']>;
}

/** What differs in an answer itself, or by what it refers to. */
function changedNames(loosened: Schemas, schemas: Schemas): Set<string> {
  const changed = new Set(
    Object.keys(loosened).filter((name) => !isDeepStrictEqual(loosened[name], schemas[name])),
  );
  let before = -1;
  while (before < changed.size) {
    before = changed.size;
    for (const [name, schema] of Object.entries(loosened))
      if (namesIn(schema).some((inner) => changed.has(inner))) changed.add(name);
  }
  return changed;
}

function reachedFrom(start: readonly unknown[], schemas: Schemas): Set<string> {
  const reached = new Set<string>();
  const left = start.flatMap(namesIn);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    left.push(...namesIn(schemas[name]));
  }
  return reached;
}

/** Names of all schemas that a part of the document refers to. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(PREFIX)
      ? [nameOf(value)]
      : namesIn(value),
  );
}

function withoutRules(schema: Schema | undefined): Schema {
  if (!schema?.properties) return schema ?? {};
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const freed = [...((field[COMPLETE_ONLY] ?? []) as string[]), COMPLETE_ONLY];
    return [name, Object.fromEntries(Object.entries(field).filter(([keyword]) => !freed.includes(keyword)))];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

function withNames(part: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((inner) => withNames(inner, renamed));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const name = key === '$ref' && typeof value === 'string' ? renamed.get(nameOf(value)) : undefined;
      return [key, name ? PREFIX + name : withNames(value, renamed)];
    }),
  );
}
