/** What a comparison reads of a schema in OpenAPI 3.0. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Content = Record<string, { schema?: Schema }>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Answer {
  $ref?: string;
  content?: Content;
}

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: unknown[];
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, Answer> };
}

/** Name of the part that a reference names. */
export const refName = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A reference that may be null, as `nullable` beside `allOf`: the form of older documents. */
export function withNullBeside(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const others = anyOf.filter(({ enum: words }) => !(words?.length === 1 && words[0] === null));
  return anyOf.length > 0 && others.length < anyOf.length
    ? { ...rest, allOf: others, nullable: true }
    : schema;
}

/** The schema with what it refers to or is made of put in its place. */
export function resolved(given: Schema, document: ApiDocument): Schema {
  const schema = withNullBeside(given);
  const { $ref, allOf, ...rest } = schema;
  if ($ref) return resolved(document.components.schemas[refName($ref)] ?? {}, document);
  return allOf ? Object.assign({}, ...allOf.map((part) => resolved(part, document)), rest) : schema;
}

/** The answer itself, where the operation only names it. */
export const resolvedAnswer = (answer: Answer, document: ApiDocument): Answer =>
  (answer.$ref ? document.components.responses?.[refName(answer.$ref)] : answer) ?? {};
