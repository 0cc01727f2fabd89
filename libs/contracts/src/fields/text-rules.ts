import { Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import type { FieldRule } from './field.ts';

/** Text that PostgreSQL can store and JSON can carry: no NUL, no half of a surrogate pair. */
export function isStorableText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000'));
}

export const UNSTORABLE_TEXT_MESSAGE =
  'This text contains characters that cannot be saved. Please remove them.';

const isTextOrMissing = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

export const typeRule = (label: string): FieldRule => ({
  keyword: 'type',
  message: `${label} must be text`,
  // A missing text is told by the rule that requires it, in that rule's words.
  check: (options) => ValidateBy({ name: 'isText', validator: { validate: isTextOrMissing } }, options),
});

export const storableRule: FieldRule = {
  keyword: 'x-storable',
  message: UNSTORABLE_TEXT_MESSAGE,
  check: (options) =>
    ValidateBy({ name: 'isStorableText', validator: { validate: isStorableText } }, options),
};

export const minLengthRule = (min: number, message: string, completeOnly = false): FieldRule => ({
  keyword: 'minLength',
  message,
  completeOnly,
  check: (options) => MinLength(min, options),
});

export const maxLengthRule = (label: string, max: number): FieldRule => ({
  keyword: 'maxLength',
  message: `${label} must be at most ${max.toLocaleString('en')} characters`,
  check: (options) => MaxLength(max, options),
});

export const patternRule = (pattern: RegExp, message: string, completeOnly = false): FieldRule => ({
  keyword: 'pattern',
  message,
  completeOnly,
  check: (options) => Matches(pattern, options),
});
