import type { NotBefore } from './month-order.ts';

/**
 * The rules of one field or body, as the generated `form-schemas.gen.ts` carries them: the JSON Schema keywords of
 * `openapi.json` that a form can check, references resolved, with the messages beside them.
 */
export interface FormSchema {
  readonly type?: 'string' | 'boolean' | 'integer' | 'number' | 'array' | 'object';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly items?: FormSchema;
  readonly properties?: { readonly [field: string]: FormSchema };
  /** Name of the field as a person reads it. */
  readonly 'x-label'?: string;
  /** Message of each keyword, in the order the server checks them. */
  readonly 'x-message'?: { readonly [keyword: string]: string };
  /** Keywords that an unfinished draft may break. */
  readonly 'x-complete-only'?: readonly string[];
  readonly 'x-pattern-flags'?: string;
  /** The text is checked without its surrounding white space. */
  readonly 'x-trim'?: boolean;
  /** The date may not be before the one in another field of the same object. */
  readonly 'x-not-before'?: NotBefore;
}
