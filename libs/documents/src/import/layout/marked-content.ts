import { OPERATOR } from './pdf-operators.ts';
import type { TagPlace } from './structure-tree.ts';

/** The marked contents of a page that are open, and where the structure of the file puts the innermost one. */
export class MarkedContent {
  private readonly places: ReadonlyMap<number, TagPlace>;

  private readonly open: (number | undefined)[] = [];

  constructor(places: ReadonlyMap<number, TagPlace>) {
    this.places = places;
  }

  get tag(): { tag?: TagPlace } {
    const tag = this.places.get(this.open.at(-1) ?? -1);
    return tag ? { tag } : {};
  }

  read(operator: number, [, number]: readonly unknown[]): void {
    if (operator === OPERATOR.endMarkedContent) this.open.pop();
    else if (operator === OPERATOR.beginMarkedContent) this.open.push(this.open.at(-1));
    else if (operator === OPERATOR.beginMarkedContentProps)
      this.open.push(typeof number === 'number' ? number : this.open.at(-1));
  }
}
