import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the tests read of a schema in the committed document. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  example?: unknown;
  additionalProperties?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema?: Schema;
}

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operationId: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** The first example of a body, and the content type it is sent as. */
  example: { type: string; value: unknown } | undefined;
  /** The schema of each documented status; undefined where the answer is not JSON. */
  answers: ReadonlyMap<number, Schema | undefined>;
  /** The media types of each documented status, none where it has no body. */
  types: ReadonlyMap<number, readonly string[]>;
}

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

export interface RawAnswer {
  $ref?: string;
  content?: Record<string, Media>;
}

export interface RawOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter & { description?: string; example?: unknown })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, RawAnswer>;
}

export const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../libs/contracts/openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, RawOperation>>;
  tags: { name: string; description?: string }[];
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, RawAnswer>;
    examples: Record<string, { value: unknown }>;
  };
};

export const schemas = document.components.schemas;

/** The schema itself, with what it refers to or is made of put in its place. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf, anyOf, ...rest } = schema;
  // A reference, or null.
  if (anyOf) return { ...resolved(anyOf[0] as Schema), ...rest, nullable: true };
  if ($ref) return resolved(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] as Schema);
  return allOf ? Object.assign({}, ...allOf.map(resolved), rest) : schema;
}

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** The answer itself, where the operation only names it. */
export const answerOf = (answer: RawAnswer): RawAnswer =>
  answer.$ref ? (document.components.responses[nameOf(answer.$ref)] as RawAnswer) : answer;

/** The examples of a content, shared ones looked up. */
export const examplesOf = ({ example, examples = {} }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ $ref }) => document.components.examples[nameOf($ref)]?.value),
];

/** OpenAPI 3.0 says `nullable` where JSON Schema has a type more. */
export function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Schema & Record<string, unknown>;
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([key, inside]) => [
      key,
      key === '$ref' ? String(inside).replace('#/', 'api#/') : asJsonSchema(inside),
    ]),
  );
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

const jsonOf = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema ?? content?.['application/problem+json']?.schema;

function exampleOf(content: Record<string, Media> | undefined): Operation['example'] {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return type && media ? { type, value: examplesOf(media)[0] } : undefined;
}

/** Every operation of the API. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method as Operation['method'],
    path,
    operationId: operation.operationId,
    parameters: operation.parameters ?? [],
    body: jsonOf(operation.requestBody?.content),
    example: exampleOf(operation.requestBody?.content),
    answers: new Map(
      Object.entries(operation.responses).map(([status, answer]) => [
        Number(status),
        jsonOf(answerOf(answer).content),
      ]),
    ),
    types: new Map(
      Object.entries(operation.responses).map(([status, answer]) => [
        Number(status),
        Object.keys(answerOf(answer).content ?? {}),
      ]),
    ),
  })),
);
