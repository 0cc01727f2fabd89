import { COMPLETE_GROUP, DRAFT_GROUP } from '@career/contracts/fields/field';
import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { type FieldFault, InvalidFields, Unreadable } from '../refusals/refusals.ts';

const DEEPEST = 20;

/** Queries that are remembered of each kind, and the characters of the longest. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 300;

/**
 * Turns a body into its DTO and checks it by the contract. Fields the contract does not know are dropped, so they can
 * never be stored; a body that says `isDraft: true` is spared the rules that only a complete one must keep.
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

async function checked(plain: unknown, metatype: Type): Promise<object> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new Unreadable('The body must be a JSON object.');
  }
  refuseTraps(plain);
  const body: object = plainToInstance(metatype, plain);
  const faults = await contractFaults(body);
  if (faults.length > 0) throw new InvalidFields(faults);
  return body;
}

/** What a DTO breaks of its contract; drops the fields that the contract does not know. */
export async function contractFaults(body: object): Promise<FieldFault[]> {
  const isDraft = 'isDraft' in body && body.isDraft === true;
  const errors = await validate(body, {
    whitelist: true,
    groups: [isDraft ? DRAFT_GROUP : COMPLETE_GROUP],
    validationError: { target: false, value: false },
  });
  return errors.flatMap((error) => faultsOf(error, ''));
}

/** The first broken rule of each field; rules are registered in the order of their importance. */
function faultsOf(error: ValidationError, path: string): FieldFault[] {
  const field = `${path}${error.property}`;
  const [message] = Object.values(error.constraints ?? {});
  const own = message === undefined ? [] : [{ field, message }];
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, `${field}.`))];
}

/**
 * Refuses what no honest body has: depth that exhausts the stack, and names that stand for the making of objects,
 * which the transformer would call. Walks level by level, so that the check itself cannot be exhausted.
 */
function refuseTraps(root: object): void {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new Unreadable('The body is nested too deeply.');
    if (level.some((value) => Object.hasOwn(value, 'constructor') || Object.hasOwn(value, '__proto__'))) {
      throw new Unreadable('The body has a field with a name that cannot be used.');
    }
    level = level.flatMap((value) =>
      Object.values(value).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
  }
}
