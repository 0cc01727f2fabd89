import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { nameOf, operationsOf } from './document-operations.ts';

type Schema = Record<string, unknown> & {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

interface Body {
  content?: Record<string, { schema?: Schema }>;
}

const DRAFT_FIELD = 'isDraft';
/** Keywords of a field that a draft may break (`libs/contracts/src/fields/field.ts`). */
const COMPLETE_ONLY = 'x-complete-only';

const draftName = (name: string): string => name.replace(/(?:Dto)?$/, 'DraftDto');

/** Adds the schema of a draft beside that of the complete document, to each body that may be either. */
export function describeDrafts(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const [, { requestBody }] of operationsOf<{ requestBody?: Body }>(document)) {
    for (const media of Object.values(requestBody?.content ?? {})) {
      const name = nameOf(media.schema?.$ref ?? '');
      if (!schemas[name]?.properties?.[DRAFT_FIELD]) continue;
      const draft = draftOf({ $ref: `#/components/schemas/${name}` }, schemas);
      const whole = schemas[draftName(name)] as Schema;
      whole.required = [...new Set([...(whole.required ?? []), DRAFT_FIELD])];
      whole.properties = { ...whole.properties, [DRAFT_FIELD]: ONLY_TRUE };
      const either = name.replace(/(?:Dto)?$/, 'BodyDto');
      schemas[either] = { anyOf: [{ $ref: `#/components/schemas/${name}` }, draft] };
      // By name, since generators of typed languages name a choice that has none after a type they never write.
      media.schema = { $ref: `#/components/schemas/${either}` };
    }
  }
}

const ONLY_TRUE: Schema = { type: 'boolean', enum: [true], description: 'This is a draft.' };

/** The schema without what only a complete document must keep; a named one gets another name. */
function draftOf(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { $ref, allOf, items, properties, required = [], ...rest } = schema;
  if ($ref) {
    const name = nameOf($ref);
    const named = schemas[name] ?? {};
    const draft = draftOf(named, schemas);
    if (isDeepStrictEqual(draft, named)) return schema;
    schemas[draftName(name)] = draft;
    return { $ref: `#/components/schemas/${draftName(name)}` };
  }
  return {
    ...rest,
    ...(allOf ? { allOf: allOf.map((part) => draftOf(part, schemas)) } : {}),
    ...(items ? { items: draftOf(items, schemas) } : {}),
    ...(properties ? draftFields(properties, required, schemas) : {}),
  };
}

function draftFields(
  properties: Record<string, Schema>,
  required: readonly string[],
  schemas: Record<string, Schema>,
): Pick<Schema, 'properties' | 'required'> {
  const fields: Record<string, Schema> = {};
  const asked: string[] = [];
  for (const [name, given] of Object.entries(properties)) {
    const field = draftOf(given, schemas);
    const freed = (given[COMPLETE_ONLY] ?? []) as string[];
    for (const keyword of freed) delete field[keyword];
    if (freed.length > 0) {
      field.nullable = true;
      delete field[COMPLETE_ONLY];
    } else if (required.includes(name)) asked.push(name);
    fields[name] = field;
  }
  return { properties: fields, ...(asked.length > 0 ? { required: asked } : {}) };
}
