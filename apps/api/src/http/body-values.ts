import { Unreadable } from '../errors/domain-errors.ts';

const DEEPEST = 20;

/**
 * Refuses what no honest body has: depth that exhausts the stack, more values than the contract has room for, and
 * names that stand for the making of objects, which the transformer would call. Walks level by level and counts before
 * it walks, so that the check itself cannot be exhausted.
 * @param most values of objects and lists, at all depths together.
 * @returns how many there are.
 */
export function countValues(root: object, most: number): number {
  let count = 0;
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new Unreadable('The body is nested too deeply.');
    const inner: object[] = [];
    for (const value of level) {
      const values = valuesOf(value);
      count += values.length;
      if (count > most) throw new Unreadable('The body has too many values.');
      inner.push(...values.filter(isObject));
    }
    level = inner;
  }
  return count;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function valuesOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (Object.hasOwn(value, 'constructor') || Object.hasOwn(value, '__proto__')) {
    throw new Unreadable('The body has a field with a name that cannot be used.');
  }
  return Object.values(value);
}
