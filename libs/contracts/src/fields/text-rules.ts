import { Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { characterCount } from '../forms/character-count.ts';
import type { FieldRule } from './field.ts';

/** Text that PostgreSQL can store and JSON can carry: no NUL, no half of a surrogate pair. */
function isStorableText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000'));
}

const UNSTORABLE_TEXT_MESSAGE = 'This text contains characters that cannot be saved. Please remove them.';

const isTextOrMissing = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

export const typeRule = (label: string): FieldRule => ({
  keyword: 'type',
  message: `${label} must be text`,
  // A missing text is reported by the rule that requires it, in that rule's words.
  check: (options) => ValidateBy({ name: 'isText', validator: { validate: isTextOrMissing } }, options),
});

export const storableRule: FieldRule = {
  keyword: 'x-storable',
  message: UNSTORABLE_TEXT_MESSAGE,
  check: (options) =>
    ValidateBy({ name: 'isStorableText', validator: { validate: isStorableText } }, options),
};

const hasLength = (
  name: string,
  fits: (length: number) => boolean,
  options: ValidationOptions,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: { validate: (value) => typeof value === 'string' && fits(characterCount(value)) },
    },
    options,
  );

export const minLengthRule = (min: number, message: string, completeOnly = false): FieldRule => ({
  keyword: 'minLength',
  message,
  completeOnly,
  check: (options) => hasLength('minLength', (length) => length >= min, options),
});

export const maxLengthRule = (label: string, max: number): FieldRule => ({
  keyword: 'maxLength',
  message: `${label} must be at most ${max.toLocaleString('en')} characters`,
  check: (options) => hasLength('maxLength', (length) => length <= max, options),
});

export const patternRule = (pattern: RegExp, message: string, completeOnly = false): FieldRule => ({
  keyword: 'pattern',
  message,
  completeOnly,
  check: (options) => Matches(pattern, options),
});
