import { type BodyShape, type FieldShape, shapeOf } from './body-shape.ts';

/** A list that is longer than its field allows. */
interface LongList {
  /** Path of the field, positions included. */
  field: string;
  message: string;
}

export interface BoundedBody {
  /** A copy that holds only what the DTO names; undefined where a list is too long. */
  body: Record<string, unknown> | undefined;
  /** One for each list that is too long. */
  fieldErrors: LongList[];
}

/**
 * Copies of a body what its DTO names, and nothing else, so that whatever reads the copy has work in proportion to the
 * DTO and not to what was sent. Lists are measured before they are read. Where a plain value belongs, an object or a
 * list becomes an empty one: still of the wrong type, for the rules of the field to refuse.
 */
export function boundedBody(plain: object, dto: new () => object): BoundedBody {
  const fieldErrors: LongList[] = [];
  const body = copyOfObject(plain, shapeOf(dto), '', fieldErrors);
  return { body: fieldErrors.length > 0 ? undefined : body, fieldErrors };
}

function copyOfObject(
  plain: object,
  shape: BodyShape,
  path: string,
  fieldErrors: LongList[],
): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, field] of shape) {
    if (!Object.hasOwn(plain, name)) continue;
    copy[name] = copyOfField((plain as Record<string, unknown>)[name], field, `${path}${name}`, fieldErrors);
  }
  return copy;
}

function copyOfField(value: unknown, field: FieldShape, path: string, fieldErrors: LongList[]): unknown {
  const { maxItems, tooLong, of } = field;
  if (maxItems === undefined || !Array.isArray(value)) {
    return of && maxItems === undefined ? copyOfValue(value, of, path, fieldErrors) : emptied(value);
  }
  if (value.length > maxItems) {
    fieldErrors.push({ field: path, message: tooLong ?? `At most ${maxItems} entries are taken` });
    return [];
  }
  return value.map((entry: unknown, position) => copyOfValue(entry, of, `${path}.${position}`, fieldErrors));
}

function copyOfValue(value: unknown, of: FieldShape['of'], path: string, fieldErrors: LongList[]): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return of && isObject ? copyOfObject(value, shapeOf(of()), `${path}.`, fieldErrors) : emptied(value);
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : value;
}
