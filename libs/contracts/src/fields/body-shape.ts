type DtoClass = new () => object;

/** What one field of a body may hold. */
export interface FieldShape {
  /** Most entries; undefined where the field is not a list. */
  readonly maxItems?: number;
  /** What a longer list is refused with. */
  readonly tooLong?: string;
  /** Class of the object, or of each entry of the list; undefined where the field holds plain values. */
  readonly of?: () => DtoClass;
  /** Replaces another field, so a full body holds none of it. */
  readonly isAlias?: boolean;
}

/** The fields of a body by name. */
export type BodyShape = ReadonlyMap<string, FieldShape>;

const SHAPE = Symbol('shape of a body');
const NO_FIELDS: BodyShape = new Map();

/** Remembers a field of a DTO. Every field decorator calls it, so that the limits of a list are written once. */
export function rememberField(target: object, name: string, shape: FieldShape): void {
  const own = Object.getOwnPropertyDescriptor(target, SHAPE)?.value as Map<string, FieldShape> | undefined;
  const fields = own ?? new Map(shapeAt(target));
  fields.set(name, shape);
  if (!own) Object.defineProperty(target, SHAPE, { value: fields });
}

/** Lets a DTO read fields that its document does not name: spellings of older clients. */
export const AlsoReads =
  (fields: Readonly<Record<string, FieldShape>>): ClassDecorator =>
  (target) => {
    for (const [name, shape] of Object.entries(fields)) {
      rememberField(target.prototype, name, { ...shape, isAlias: true });
    }
  };

/** The fields of a DTO, inherited ones included. */
export const shapeOf = (dto: DtoClass): BodyShape => shapeAt(dto.prototype as object);

const shapeAt = (target: object): BodyShape =>
  (Reflect.get(target, SHAPE) as BodyShape | undefined) ?? NO_FIELDS;

const counted = new WeakMap<DtoClass, number>();

/** Values in the largest body that a DTO takes: its fields, the entries of full lists and what is inside them. */
export function mostValues(dto: DtoClass): number {
  const known = counted.get(dto);
  if (known !== undefined) return known;
  let sum = 0;
  for (const { maxItems, of, isAlias } of shapeOf(dto).values()) {
    if (isAlias) continue;
    const inside = of ? mostValues(of()) : 0;
    sum += 1 + (maxItems === undefined ? inside : maxItems * (1 + inside));
  }
  counted.set(dto, sum);
  return sum;
}
