import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the tests read of a schema in the committed document. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
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

export interface Parameter {
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
  /** The schema of each documented status; undefined where the answer is not JSON. */
  answers: ReadonlyMap<number, Schema | undefined>;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../libs/contracts/openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
};

export const schemas = document.components.schemas;

/** The schema itself, with what it refers to or is made of put in its place. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf, ...rest } = schema;
  if ($ref) return resolved(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] as Schema);
  return allOf ? Object.assign({}, ...allOf.map(resolved), rest) : schema;
}

const jsonOf = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema ?? content?.['application/problem+json']?.schema;

/** Every operation of the API. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method as Operation['method'],
    path,
    operationId: operation.operationId,
    parameters: operation.parameters ?? [],
    body: jsonOf(operation.requestBody?.content),
    answers: new Map(
      Object.entries(operation.responses).map(([status, { content }]) => [Number(status), jsonOf(content)]),
    ),
  })),
);
