import { z } from 'zod';

/** Keywords that strict endpoints refuse in a schema. */
const REFUSED = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]);

/** The shape as endpoints take it: every field required, nothing added, no ranges; those are checked on our side. */
export const wireSchema = (shape: z.ZodType): Record<string, unknown> =>
  without(z.toJSONSchema(shape)) as Record<string, unknown>;

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !REFUSED.has(key))
      .map(([key, inner]) => [key, key === 'properties' ? fields(inner) : without(inner)]),
  );
}

/** Below `properties` the keys are names of ours. */
const fields = (properties: unknown): unknown =>
  Object.fromEntries(Object.entries(properties as object).map(([name, inner]) => [name, without(inner)]));
