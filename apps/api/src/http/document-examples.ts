import type { OpenAPIObject } from '@nestjs/swagger';
import { nameOf, operationsOf } from './document-operations.ts';

type Schema = Record<string, unknown> & {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Schemas = Record<string, Schema>;

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Operation {
  parameters?: (Media & { name: string })[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** What a text of a known form looks like; every other text says so itself, on its field. */
const TEXT_EXAMPLES: Readonly<Record<string, string>> = {
  uuid: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
  'date-time': '2026-11-21T08:30:00.000Z',
  date: '2026-11-21',
  binary: 'the bytes of the file',
};

/** The other rows of a person: a body made of an example would name some that are not there. */
const NAMES_A_ROW = /\[0-9a-f\]\{8\}/;

/**
 * Gives every body, every JSON answer and every parameter an example, made of the examples of its fields. Answers of
 * the same shape share one under `components/examples`, so that the document stays small.
 */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const shared: SharedExamples = {};
  for (const [, { parameters = [], requestBody, responses }] of operationsOf<Operation>(document)) {
    for (const parameter of parameters) {
      parameter.example ??= exampleOf(parameter.schema ?? {}, schemas, 'answer');
    }
    for (const media of Object.values(requestBody?.content ?? {})) {
      media.example ??= exampleOf(media.schema ?? {}, schemas, 'body');
    }
    for (const { content = {} } of Object.values(responses)) {
      for (const media of Object.values(content)) addAnswerExample(media, schemas, shared);
    }
  }
  document.components = {
    ...document.components,
    examples: { ...document.components?.examples, ...shared },
  };
}

type SharedExamples = Record<string, { value: unknown }>;

function addAnswerExample(media: Media, schemas: Schemas, shared: SharedExamples): void {
  const { schema = {} } = media;
  if (media.example !== undefined || media.examples || schema.format === 'binary') return;
  const name = sharedName(schema);
  if (!name) {
    media.example = exampleOf(schema, schemas, 'answer');
    return;
  }
  shared[name] ??= { value: exampleOf(schema, schemas, 'answer') };
  media.examples = { example: { $ref: `#/components/examples/${name}` } };
}

function sharedName({ $ref, items }: Schema): string | undefined {
  if ($ref) return nameOf($ref);
  return items?.$ref ? `${nameOf(items.$ref)}List` : undefined;
}

/** A value that keeps the schema. A body leaves out what it need not name and what only its owner can know. */
function exampleOf(given: Schema, schemas: Schemas, use: 'body' | 'answer'): unknown {
  const schema = resolved(given, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, schemas, use)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'string') return TEXT_EXAMPLES[String(schema.format)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => use === 'answer' || required.has(name) || !NAMES_A_ROW.test(String(field.pattern)),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, schemas, use)]));
}

/** The schema with what it refers to put in its place. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf, oneOf, ...rest } = schema;
  if ($ref) return resolved(schemas[nameOf($ref)] ?? {}, schemas);
  if (oneOf?.[0]) return resolved(oneOf[0], schemas);
  return allOf ? Object.assign({}, ...allOf.map((part) => resolved(part, schemas)), rest) : schema;
}
