import type { Piece } from './pieces.ts';

/** How well a piece fits each of the roles that pieces have; zero says nothing. */
export type Fit<Role extends string> = (piece: Piece) => Record<Role, number>;

interface Slot {
  key: string;
  count: number;
  /** Mean place among the pieces of its head, from 0. */
  order: number;
}

/** A role given to a slot of the section's pattern. */
export type Pattern<Role extends string> = Map<string, Role>;

/** Slots of all heads, the most common first. */
function slotsOf(heads: readonly (readonly Piece[])[]): Slot[] {
  const slots = new Map<string, { count: number; order: number }>();
  for (const head of heads) {
    for (const [order, { slot }] of head.entries()) {
      const known = slots.get(slot) ?? { count: 0, order: 0 };
      slots.set(slot, { count: known.count + 1, order: known.order + order });
    }
  }
  return [...slots]
    .map(([key, { count, order }]) => ({ key, count, order: order / count }))
    .sort((one, other) => other.count - one.count || one.order - other.order)
    .slice(0, 8);
}

/** Decides once for all entries of a section which slot holds which role, by the evidence of all of them. */
export function patternOf<Role extends string>(
  heads: readonly (readonly Piece[])[],
  roles: readonly Role[],
  fit: Fit<Role>,
): Pattern<Role> {
  const slots = slotsOf(heads);
  const gain = (key: string, role: Role): number => {
    let sum = 0;
    for (const head of heads) for (const piece of head) if (piece.slot === key) sum += fit(piece)[role];
    return sum;
  };
  const gains = slots.map((slot) =>
    roles.map((role) => gain(slot.key, role) - slot.order * 0.15 * slot.count),
  );
  let best: { sum: number; given: (number | undefined)[] } = { sum: -Infinity, given: [] };
  const given: (number | undefined)[] = [];
  // Each slot gets one role or none, each role one slot or none: few enough to try all.
  const attempt = (role: number, sum: number): void => {
    if (role === roles.length) {
      if (sum > best.sum) best = { sum, given: [...given] };
      return;
    }
    given[role] = undefined;
    attempt(role + 1, sum);
    for (const slot of slots.keys()) {
      if (given.slice(0, role).includes(slot)) continue;
      given[role] = slot;
      attempt(role + 1, sum + (gains[slot]?.[role] ?? 0) + (slots[slot]?.count ?? 0) * 0.9);
    }
    given[role] = undefined;
  };
  attempt(0, 0);
  const pattern: Pattern<Role> = new Map();
  for (const [role, slot] of best.given.entries()) {
    const key = slot === undefined ? undefined : slots[slot]?.key;
    const name = roles[role];
    if (key !== undefined && name !== undefined) pattern.set(key, name);
  }
  return pattern;
}
