import type { FormSchema } from '../src/forms/form-schema.ts';

type Json = Record<string, unknown>;

/** The parts of an OpenAPI document that this step reads. */
export interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        tags?: string[];
        requestBody?: { content?: Record<string, { schema?: Json }> };
      }
    >
  >;
  components: { schemas: Record<string, Json> };
}

const KEPT_KEYWORDS = [
  'type',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'maxItems',
  'enum',
  'nullable',
  'required',
  'x-label',
  'x-message',
  'x-complete-only',
  'x-pattern-flags',
  'x-trim',
  'x-not-before',
];

const REFERENCE = '#/components/schemas/';

/** Follows `$ref`, and the lists in which a reference with its own keywords is written: `anyOf` where it may be null. */
function resolved(schema: Json, document: ApiDocument): Json {
  const choices = (schema.anyOf as Json[] | undefined) ?? [];
  if (choices.some(isNull)) {
    const { anyOf: _choices, ...rest } = schema;
    return resolved(
      { ...rest, allOf: choices.filter((choice) => !isNull(choice)), nullable: true },
      document,
    );
  }
  const parts = (schema.allOf as Json[] | undefined) ?? [];
  const reference = schema.$ref as string | undefined;
  const target = reference ? document.components.schemas[reference.replace(REFERENCE, '')] : undefined;
  if (reference && !target) throw new Error(`openapi.json refers to ${reference}, which it does not define`);
  const bases = [...(target ? [target] : []), ...parts].map((part) => resolved(part, document));
  return Object.assign({}, ...bases, schema) as Json;
}

const isNull = ({ enum: words }: Json): boolean =>
  Array.isArray(words) && words.length === 1 && words[0] === null;

/** Reduces a schema to what a form checks. */
export function formSchema(schema: Json, document: ApiDocument): FormSchema {
  const whole = resolved(schema, document);
  const kept: Json = Object.fromEntries(
    KEPT_KEYWORDS.filter((keyword) => whole[keyword] !== undefined).map((keyword) => [
      keyword,
      whole[keyword],
    ]),
  );
  if (whole.items) kept.items = formSchema(whole.items as Json, document);
  if (whole.properties) {
    const properties = Object.entries(whole.properties as Record<string, Json>);
    kept.properties = Object.fromEntries(
      properties.map(([name, property]) => [name, formSchema(property, document)]),
    );
  }
  return kept as FormSchema;
}

/** Names of the schemas that some route takes as its JSON body. */
export function bodySchemaNames(document: ApiDocument): string[] {
  const references = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => operation.requestBody?.content?.['application/json']?.schema)
    .map((schema) => completeBody(schema, document)?.$ref)
    .filter((reference): reference is string => typeof reference === 'string')
    .map((reference) => reference.replace(REFERENCE, ''));
  return [...new Set(references)].sort();
}

/** Of a body that may be a draft, the complete one, which comes first. */
function completeBody(schema: Json | undefined, { components }: ApiDocument): Json | undefined {
  const named = components.schemas[String(schema?.$ref).replace(REFERENCE, '')];
  return (named?.anyOf as Json[] | undefined)?.[0] ?? schema;
}

const GENERATED = '// This file is generated from openapi.json\n';

/** `SignUpDto` becomes `signUpForm`. */
export function formName(schemaName: string): string {
  const name = schemaName.replace(/Dto$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Form`;
}

/** `SignUpDto` becomes `sign-up`. */
const fileName = (schemaName: string): string =>
  schemaName
    .replace(/Dto$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

/**
 * Sources by path: a file with one constant for each body, so that a screen loads only the rules it shows, and
 * `form-schemas.gen.ts`, from which all are imported.
 */
export function formSchemaFiles(document: ApiDocument): Record<string, string> {
  const names = bodySchemaNames(document);
  const bodies = names.map((name) => {
    const schema = formSchema({ $ref: `${REFERENCE}${name}` }, document);
    const source = [
      GENERATED,
      "import type { FormSchema } from '../../src/forms/form-schema.ts';\n",
      `export const ${formName(name)} = ${JSON.stringify(schema, null, 2)} as const satisfies FormSchema;\n`,
    ];
    return [`form-schemas/${fileName(name)}.gen.ts`, source.join('\n')] as const;
  });
  const index = names.map(
    (name) => `export { ${formName(name)} } from './form-schemas/${fileName(name)}.gen.ts';\n`,
  );
  return { ...Object.fromEntries(bodies), 'form-schemas.gen.ts': `${GENERATED}\n${index.join('')}` };
}
