import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { LIMITS } from '../vocabulary/limits.ts';
import { type FieldDocs, type FieldRule, field } from './field.ts';

type DtoClass = new () => object;

/** A list of value objects; each is checked and field errors carry its position (`experience.0.company`). */
export function ListField(options: FieldDocs & { of: () => DtoClass; max?: number }): PropertyDecorator {
  const { label, of, max = LIMITS.entriesMax } = options;
  const tooLong = `${label} can hold at most ${max} entries`;
  // Swagger takes a function for a late reference only when the function itself is named `type`.
  const schema = { type: () => of(), isArray: true, maxItems: max };
  const rules: FieldRule[] = [
    { keyword: 'type', message: `${label} must be a list`, check: IsArray },
    {
      keyword: 'maxItems',
      message: tooLong,
      check: (validation) => ArrayMaxSize(max, validation),
    },
    {
      keyword: 'items',
      message: `${label} must hold objects`,
      check: (validation) => ValidateNested({ ...validation, each: true }),
    },
  ];
  const decorate = field(options, schema, rules, { maxItems: max, tooLong, of });
  return (target, key) => {
    Type(of)(target, key);
    decorate(target, key);
  };
}

/** One value object. */
export function ObjectField(options: FieldDocs & { of: () => DtoClass }): PropertyDecorator {
  const { label, of } = options;
  const rules: FieldRule[] = [
    { keyword: 'type', message: `${label} must be an object`, check: IsObject },
    { keyword: 'properties', message: `${label} must be an object`, check: ValidateNested },
  ];
  const decorate = field(options, { type: () => of() }, rules, { of });
  return (target, key) => {
    Type(of)(target, key);
    decorate(target, key);
  };
}

/** A list of words from a closed list, in the person's order. */
export function ChoiceListField(
  options: FieldDocs & { choices: readonly string[]; enumName: string },
): PropertyDecorator {
  const { label, choices, enumName } = options;
  const maxItems = choices.length;
  const tooLong = `${label} can hold at most ${maxItems} entries`;
  const rules: FieldRule[] = [
    { keyword: 'type', message: `${label} must be a list`, check: IsArray },
    {
      keyword: 'maxItems',
      message: tooLong,
      check: (validation) => ArrayMaxSize(maxItems, validation),
    },
    {
      keyword: 'enum',
      message: `${label} may hold only ${choices.join(', ')}`,
      check: (validation) => IsIn(choices, { ...validation, each: true }),
    },
  ];
  const schema = { enum: [...choices], enumName, isArray: true, maxItems };
  return field(options, schema, rules, { maxItems, tooLong });
}

/** A list of lines of text. */
export function TextListField(options: FieldDocs & { max: number; lineMax?: number }): PropertyDecorator {
  const { label, max, lineMax = LIMITS.lineMax } = options;
  const tooLong = `${label} can hold at most ${max} entries`;
  const schema = { type: 'string', isArray: true, maxItems: max, maxLength: lineMax };
  const rules: FieldRule[] = [
    { keyword: 'type', message: `${label} must be a list`, check: IsArray },
    {
      keyword: 'maxItems',
      message: tooLong,
      check: (validation) => ArrayMaxSize(max, validation),
    },
    {
      keyword: 'items',
      message: `${label} must hold text`,
      check: (validation) => IsString({ ...validation, each: true }),
    },
    {
      keyword: 'maxLength',
      message: `${label} must hold lines of at most ${lineMax} characters`,
      check: (validation) => MaxLength(lineMax, { ...validation, each: true }),
    },
  ];
  return field(options, schema, rules, { maxItems: max, tooLong });
}
