import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, type ValidationOptions } from 'class-validator';
import { type FieldShape, rememberField } from './body-shape.ts';

/**
 * Rules in this group are skipped while a body says `isDraft: true`: an unfinished resume may be stored
 * without a title, but never with a broken type, an oversized text or a dangerous link.
 */
export const COMPLETE_GROUP = 'complete';
export const DRAFT_GROUP = 'draft';

/** What every field says about itself. */
export interface FieldDocs {
  /** Name of the field as a person reads it; generated messages start with it. */
  label: string;
  /** What the field is, with its unit and shape, for the API document. */
  description: string;
  example?: unknown;
  /** The key may be missing or null. */
  optional?: boolean;
}

/** One check with its message. It lands in the API document, in the server's validation and in the form. */
export interface FieldRule {
  /** JSON Schema keyword (`minLength`, `pattern`, `enum`, ...) or the name of an extension rule. */
  keyword: string;
  message: string;
  check: (options: ValidationOptions) => PropertyDecorator;
  /** Only asked of a complete document, not of a draft. */
  completeOnly?: boolean;
}

/**
 * Joins documentation and checks of one field into a single decorator.
 * The messages travel in the API document as `x-message`, keyed by keyword; keywords that a draft may break are
 * listed in `x-complete-only`.
 * @param shape what a list or an object holds; left out for plain values.
 */
export function field(
  docs: FieldDocs,
  schema: Record<string, unknown>,
  rules: FieldRule[],
  shape: FieldShape = {},
): PropertyDecorator {
  const messages = Object.fromEntries(rules.map((rule) => [rule.keyword, rule.message]));
  const completeOnly = rules.filter((rule) => rule.completeOnly).map((rule) => rule.keyword);
  const document = {
    ...schema,
    description: docs.description,
    required: !docs.optional,
    ...(docs.optional ? { nullable: true } : {}),
    ...(docs.example === undefined ? {} : { example: docs.example }),
    'x-label': docs.label,
    ...(rules.length > 0 ? { 'x-message': messages } : {}),
    ...(completeOnly.length > 0 ? { 'x-complete-only': completeOnly } : {}),
  };

  return (target, key) => {
    rememberField(target, String(key), shape);
    ApiProperty(document as ApiPropertyOptions)(target, key);
    if (docs.optional) IsOptional({ always: true })(target, key);
    else if (completeOnly.length > 0) IsOptional({ groups: [DRAFT_GROUP] })(target, key);
    for (const rule of rules) {
      const group = rule.completeOnly ? { groups: [COMPLETE_GROUP] } : { always: true };
      rule.check({ message: rule.message, ...group })(target, key);
    }
  };
}

/** Cuts surrounding white space off a text before it is checked. */
export const trimmed: PropertyDecorator = (target, key) =>
  Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))(target, key);
