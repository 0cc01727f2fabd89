import { IsBoolean, IsIn, IsInt, IsNumber, Max, Min, ValidateBy } from 'class-validator';
import { isTimeZone } from '../forms/time-zone.ts';
import { type FieldDocs, field } from './field.ts';

/** One word of a closed list. */
export function ChoiceField(
  options: FieldDocs & { choices: readonly string[]; enumName: string; message?: string; default?: string },
): PropertyDecorator {
  const { choices, enumName, label } = options;
  const message = options.message ?? `${label} must be one of ${choices.join(', ')}`;
  const schema = {
    enum: [...choices],
    enumName,
    ...(options.default === undefined ? {} : { default: options.default }),
  };
  return field(options, schema, [
    { keyword: 'enum', message, check: (validation) => IsIn(choices, validation) },
  ]);
}

/** Yes or no. */
export const FlagField = (options: FieldDocs & { default?: boolean }): PropertyDecorator =>
  field(
    options,
    { type: 'boolean', ...(options.default === undefined ? {} : { default: options.default }) },
    [{ keyword: 'type', message: `${options.label} must be true or false`, check: IsBoolean }],
  );

/** A whole number between two bounds, both included. */
export function WholeNumberField(options: FieldDocs & { min: number; max: number }): PropertyDecorator {
  const { label, min, max } = options;
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return field(options, { type: 'integer', minimum: min, maximum: max }, [
    { keyword: 'type', message, check: IsInt },
    { keyword: 'minimum', message, check: (validation) => Min(min, validation) },
    { keyword: 'maximum', message, check: (validation) => Max(max, validation) },
  ]);
}

/** A time zone by its name in the IANA database. */
export function TimeZoneField(options: FieldDocs): PropertyDecorator {
  const message = `${options.label} must be a name such as Africa/Lagos`;
  const schema = { type: 'string', maxLength: 64 };
  return field(options, schema, [
    {
      keyword: 'x-time-zone',
      message,
      check: (validation) =>
        ValidateBy({ name: 'isTimeZone', validator: { validate: isTimeZone } }, validation),
    },
  ]);
}

/** A number between two bounds, both included. */
export function NumberField(options: FieldDocs & { min: number; max: number }): PropertyDecorator {
  const { label, min, max } = options;
  const message = `${label} must be a number from ${min} to ${max}`;
  return field(options, { type: 'number', minimum: min, maximum: max }, [
    {
      keyword: 'type',
      message,
      check: (validation) => IsNumber({ allowNaN: false, allowInfinity: false }, validation),
    },
    { keyword: 'minimum', message, check: (validation) => Min(min, validation) },
    { keyword: 'maximum', message, check: (validation) => Max(max, validation) },
  ]);
}
