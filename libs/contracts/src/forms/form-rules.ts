import { characterCount } from './character-count.ts';
import type { FormSchema } from './form-schema.ts';
import { isNotBefore } from './month-order.ts';
import { isTimeZone } from './time-zone.ts';

export interface CheckOptions {
  /** An unfinished document: rules that only a complete one must keep are skipped. */
  draft?: boolean;
  /** The object that holds the field, for rules that compare two of its fields. */
  within?: Readonly<Record<string, unknown>>;
}

/** Message of each invalid field by its path, positions included: `experience.0.company`. */
export type FieldErrors = Record<string, string>;

const asText = (schema: FormSchema, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return schema['x-trim'] ? text.trim() : text;
};

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const hasType = (schema: FormSchema, value: unknown): boolean => {
  switch (schema.type) {
    // A form has no entry for a field nobody touched: that is an empty text, not a wrong type.
    case 'string':
      return typeof value === 'string' || isMissing(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return schema.type === undefined || typeof value === schema.type;
  }
};

const isWithin = (schema: FormSchema, value: unknown): boolean =>
  characterCount(asText(schema, value)) <= (schema.maxLength ?? Number.POSITIVE_INFINITY);

function hasAllowedWords(schema: FormSchema, value: unknown): boolean {
  const words = schema.enum ?? schema.items?.enum ?? [];
  const given = Array.isArray(value) ? value : [value];
  return given.every((word) => words.includes(word));
}

function matchesPattern(schema: FormSchema, value: unknown): boolean {
  return new RegExp(schema.pattern ?? '', schema['x-pattern-flags'] ?? '').test(asText(schema, value));
}

/** Each keyword that a message can stand for, as the server checks it. */
const CHECKS: Record<
  string,
  (schema: FormSchema, value: unknown, within: Readonly<Record<string, unknown>>) => boolean
> = {
  type: hasType,
  minLength: (schema, value) => characterCount(asText(schema, value)) >= (schema.minLength ?? 0),
  maxLength: (schema, value) =>
    Array.isArray(value)
      ? value.every((line) => isWithin(schema.items ?? {}, line))
      : isWithin(schema, value),
  pattern: matchesPattern,
  enum: hasAllowedWords,
  minimum: (schema, value) => Number(value) >= (schema.minimum ?? Number.NEGATIVE_INFINITY),
  maximum: (schema, value) => Number(value) <= (schema.maximum ?? Number.POSITIVE_INFINITY),
  maxItems: (schema, value) =>
    !Array.isArray(value) || value.length <= (schema.maxItems ?? Number.POSITIVE_INFINITY),
  items: ({ items = {} }, value) =>
    !Array.isArray(value) ||
    value.every((item) => (items.type === 'string' ? typeof item === 'string' : isObject(item))),
  'x-storable': (_schema, value) =>
    typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000')),
  'x-time-zone': (_schema, value) => isTimeZone(value),
  'x-not-before': ({ 'x-not-before': order }, value, within) => !order || isNotBefore(order, value, within),
};

/** The message of one field's own first broken rule, in the server's order; undefined when all hold. */
export function fieldErrorOf(
  schema: FormSchema,
  value: unknown,
  { draft = false, within = {} }: CheckOptions = {},
): string | undefined {
  if (schema.nullable && isMissing(value)) return undefined;
  const skipped = draft ? (schema['x-complete-only'] ?? []) : [];
  const broken = Object.entries(schema['x-message'] ?? {}).find(
    ([keyword]) => !skipped.includes(keyword) && !(CHECKS[keyword]?.(schema, value, within) ?? true),
  );
  return broken?.[1];
}

function collect(
  schema: FormSchema,
  value: unknown,
  path: string,
  options: CheckOptions,
  fieldErrors: FieldErrors,
): void {
  const own = path === '' ? undefined : fieldErrorOf(schema, value, options);
  if (own !== undefined) {
    fieldErrors[path] = own;
    return;
  }
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (schema.properties && (path === '' || !isMissing(value))) {
    const fields = (value ?? {}) as Record<string, unknown>;
    for (const [name, property] of Object.entries(schema.properties)) {
      collect(property, fields[name], below(name), { ...options, within: fields }, fieldErrors);
    }
  }
  if (schema.items?.properties && Array.isArray(value)) {
    for (const [position, item] of value.entries()) {
      collect(schema.items, item, below(position), options, fieldErrors);
    }
  }
}

/** Checks a whole body by the rules of the contract. Empty when the server would take it. */
export function validate(schema: FormSchema, value: unknown, options: CheckOptions = {}): FieldErrors {
  const fieldErrors: FieldErrors = {};
  collect(schema, value, '', options, fieldErrors);
  return fieldErrors;
}

/** The rules of one field; positions in the path are skipped (`experience.0.company`). */
export function schemaAt(schema: FormSchema, path: string): FormSchema {
  let found: FormSchema = schema;
  for (const step of path.split('.')) {
    const next: FormSchema | undefined = /^\d+$/.test(step)
      ? found.items
      : (found.properties ?? found.items?.properties)?.[step];
    if (!next) throw new Error(`The contract has no field ${path}`);
    found = next;
  }
  return found;
}

/** Whether a complete body needs something in this field. */
export function isRequired(schema: FormSchema): boolean {
  return !schema.nullable && fieldErrorOf(schema, '') !== undefined;
}
