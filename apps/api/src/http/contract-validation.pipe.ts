import { mostValues } from '@career/contracts/fields/body-shape';
import { boundedBody } from '@career/contracts/fields/bounded-body';
import { COMPLETE_GROUP, DRAFT_GROUP } from '@career/contracts/fields/field';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { type FieldError, InvalidFields, Unreadable } from '../errors/domain-errors.ts';
import { countValues } from './body-values.ts';
import { keepsAllRules } from './quick-check.ts';
import { rememberRules } from './remembered-rules.ts';

rememberRules();

/** Queries that are remembered of each kind, and the characters of the longest. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 300;

/**
 * Turns a body into its DTO and checks it by the contract. Fields the contract does not know are dropped before
 * anything is made of them, so they cost nothing and are never stored; a body that says `isDraft: true` is spared the
 * rules that only a complete one must keep.
 */
@Injectable()
export class ContractValidationPipe implements PipeTransform {
  private readonly known = new Map<Type, Map<string, object>>();

  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object) return value;
    if (type === 'query') return await this.query(value as object, metatype);
    return await checked(value, metatype);
  }

  /** Lists are asked for in few ways, over and over: what was found right once is right again. */
  private async query(value: object, metatype: Type): Promise<object> {
    const asked = JSON.stringify(value);
    if (asked.length > LONGEST_KNOWN) return await checked({ ...value }, metatype);
    const known = this.known.get(metatype) ?? new Map<string, object>();
    this.known.set(metatype, known);
    const found = known.get(asked) ?? (await checked({ ...value }, metatype));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, found);
    return Object.assign(Object.create(metatype.prototype as object), found);
  }
}

/** A body that comes another way than by a route, made and checked by the same rules. */
export const contractBody = <Body extends object>(plain: object, metatype: Type<Body>): Promise<Body> =>
  checked(plain, metatype) as Promise<Body>;

async function checked(plain: unknown, metatype: Type): Promise<object> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new Unreadable('The body must be a JSON object.');
  }
  countValues(plain, Math.min(mostValues(metatype), LIMITS.bodyValues) + LIMITS.extraValues);
  const { body: bounded, fieldErrors: longLists } = boundedBody(plain, metatype);
  if (!bounded) throw new InvalidFields(longLists);
  const body: object = plainToInstance(metatype, bounded);
  const fieldErrors = await contractErrors(body);
  if (fieldErrors.length > 0) throw new InvalidFields(fieldErrors);
  return body;
}

/** What a DTO breaks of its contract; drops the fields that the contract does not know. */
export async function contractErrors(body: object): Promise<FieldError[]> {
  const isDraft = 'isDraft' in body && body.isDraft === true;
  const group = isDraft ? DRAFT_GROUP : COMPLETE_GROUP;
  if (keepsAllRules(body, group)) return [];
  const errors = await validate(body, {
    whitelist: true,
    groups: [group],
    validationError: { target: false, value: false },
  });
  const fieldErrors: FieldError[] = [];
  for (const fieldError of fieldErrorsOf(errors, '')) {
    fieldErrors.push(fieldError);
    if (fieldErrors.length === LIMITS.fieldErrorsMax) break;
  }
  return fieldErrors;
}

/** The first broken rule of each field; rules are registered in the order of their importance. */
function* fieldErrorsOf(errors: readonly ValidationError[], path: string): Generator<FieldError> {
  for (const { property, constraints = {}, children = [] } of errors) {
    const field = `${path}${property}`;
    const [message] = Object.values(constraints);
    if (message !== undefined) yield { field, message };
    yield* fieldErrorsOf(children, `${field}.`);
  }
}
