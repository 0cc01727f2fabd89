import { COMPLETE_GROUP, DRAFT_GROUP } from '@career/contracts/fields/field';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { type FieldFault, InvalidFields, Unreadable } from '../refusals/refusals.ts';

const DEEPEST = 20;

/**
 * Turns a body into its DTO and checks it by the contract. Fields the contract does not know are dropped, so they can
 * never be stored; a body that says `isDraft: true` is spared the rules that only a complete one must keep.
 */
@Injectable()
export class ContractValidationPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object) return value;
    const plain = type === 'query' ? { ...(value as object) } : value;
    if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
      throw new Unreadable('The body must be a JSON object.');
    }
    refuseTraps(plain);
    const body: object = plainToInstance(metatype, plain);
    const faults = await contractFaults(body);
    if (faults.length > 0) throw new InvalidFields(faults);
    return body;
  }
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
