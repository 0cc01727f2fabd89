export const FIELDS = [
  ...(['name', 'email', 'phone', 'location', 'summary'] as const),
  ...(['jobs', 'titles', 'employers', 'job dates', 'bullets'] as const),
  ...(['schools', 'institutions', 'degrees', 'subjects', 'school dates'] as const),
  ...(['dates', 'skills', 'languages', 'certificates', 'awards'] as const),
] as const;
export type Field = (typeof FIELDS)[number];

export interface Counts {
  /** Found and right. */
  right: number;
  /** Found and not right. */
  wrong: number;
  /** Asked and not found. */
  missed: number;
}

/** Counts what a reader found against what was asked, and keeps the differences for tune files. */
export class Tally {
  readonly counts = new Map<Field, Counts>();
  readonly notes: string[] = [];
  found = 0;
  invented = 0;

  right(...fields: Field[]): void {
    for (const field of fields) this.#of(field).right++;
  }

  wrong(field: Field, value: string): void {
    this.#of(field).wrong++;
    this.notes.push(`${field}: not so: ${value}`);
  }

  missed(field: Field, value: string): void {
    this.#of(field).missed++;
    this.notes.push(`${field}: missing: ${value}`);
  }

  /** One value against one: a wrong one is also a miss. */
  compare(field: Field, asked: string | undefined, found: string, isRight: boolean): void {
    if (isRight) this.right(field);
    else {
      if (found !== '') this.wrong(field, found);
      if (asked !== undefined) this.missed(field, asked);
    }
  }

  /** Entries of lists that were found, and how many of them are in no way on the page. */
  entry(isInvented: boolean, value: string): void {
    this.found++;
    if (!isInvented) return;
    this.invented++;
    this.notes.push(`invented: ${value}`);
  }

  /** A sum over fields, kept as its own field. */
  sum(field: Field, parts: readonly Field[]): void {
    for (const part of parts) {
      const { right, wrong, missed } = this.#of(part);
      const sum = this.#of(field);
      sum.right += right;
      sum.wrong += wrong;
      sum.missed += missed;
    }
  }

  #of(field: Field): Counts {
    const known = this.counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    this.counts.set(field, known);
    return known;
  }
}
