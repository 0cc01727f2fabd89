import { readFileSync } from 'node:fs';

/** Kinds in alphabetical order, every second one held back: the rules are tuned on the other half alone. */
export type Part = 'tune' | 'held-back';

export interface Kind<Row> {
  kind: string;
  part: Part;
  cases: Row[];
}

/** A file of `data`, whose schema is checked by data-schema.spec.ts. */
export const readData = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8'));
