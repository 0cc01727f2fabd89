import { LIMITS } from '../vocabulary/limits.ts';
import { type FieldDocs, field, trimmed } from './field.ts';
import { maxLengthRule, minLengthRule, storableRule, typeRule } from './text-rules.ts';

export interface TextFieldOptions extends FieldDocs {
  /** Fewest characters after trimming, and the message when there are fewer. */
  min?: { length: number; message: string };
  /** Most characters; one line of text when not said. */
  max?: number;
  /** The minimum is asked of a complete document only. */
  completeOnly?: boolean;
  /** Keep surrounding white space (passwords, prose). */
  verbatim?: boolean;
}

/** A text of the person's own: a line by default, prose with a larger `max`. */
export function TextField(options: TextFieldOptions): PropertyDecorator {
  const { label, min, max = LIMITS.lineMax, completeOnly, verbatim } = options;
  const schema = { type: 'string', maxLength: max, ...(min ? { minLength: min.length } : {}) } as const;
  const decorate = field(options, { ...schema, ...(verbatim ? {} : { 'x-trim': true }) }, [
    typeRule(label),
    ...(min ? [minLengthRule(min.length, min.message, completeOnly)] : []),
    maxLengthRule(label, max),
    storableRule,
  ]);
  return (target, key) => {
    if (!verbatim) trimmed(target, key);
    decorate(target, key);
  };
}
