import { readFileSync } from 'node:fs';
import { readKnockOuts } from '@career/career/knock-outs/read-knock-outs';
import type { KnockOutGate } from '@career/contracts/vocabulary/knock-out-vocabulary';
import { type Share, shareOf } from '../taxonomy/measure.ts';

/** `other-hand` was written by somebody who had not read the rules; `country-exams` asks for examinations and service of Ghana, Kenya and South Africa. */
export type Part =
  | 'tune'
  | 'held-back'
  | 'other-hand-tune'
  | 'other-hand-held-back'
  | 'country-exams-tune'
  | 'country-exams-held-back'
  | 'later-tune';
type Ask = { gate: KnockOutGate } & Readonly<Record<string, unknown>>;

interface Passage {
  text: string;
  asks: Ask[];
}

interface Passages {
  part: Part;
  kinds: { kind: string; passages: Passage[] }[];
}

const file = (part: Part): Passages =>
  JSON.parse(readFileSync(new URL(`./${part}.json`, import.meta.url), 'utf8'));

export const passagesOf = (part: Part): Passage[] => file(part).kinds.flatMap(({ passages }) => passages);
export const kindsOf = (part: Part): string[] => file(part).kinds.map(({ kind }) => kind);

/** What is not labelled: alternatives of reading and the classes of a driving licence. */
const UNLABELLED = new Set(['orDate', 'classes', 'isUnnamed']);

/** Gate and values in one order, so that two can be compared. */
const textOf = (ask: object): string =>
  Object.entries(ask)
    .filter(([name]) => !UNLABELLED.has(name))
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].sort().join(',') : value}`)
    .join(' ');

export interface PassageFigures {
  precision: Share;
  recall: Share;
  /** What was misread, for `--errors`. */
  errors: string[];
}

/** Gates that somebody has looked for in a part: what no passage of it asks for was not yet one when it was written. */
export const gatesOf = (part: Part): ReadonlySet<KnockOutGate> =>
  new Set(passagesOf(part).flatMap(({ asks }) => asks.map(({ gate }) => gate)));

/** Precision and recall of gates with all their values; of those named alone, where some are. */
export function measurePassages(
  passages: readonly Passage[],
  gates?: ReadonlySet<KnockOutGate>,
): PassageFigures {
  const counts = { right: 0, found: 0, wanted: 0 };
  const errors: string[] = [];
  const isMeasured = (one: { gate: KnockOutGate }): boolean => gates === undefined || gates.has(one.gate);
  for (const { text, asks } of passages) {
    const wanted = asks.filter(isMeasured).map(textOf);
    const found = readKnockOuts(text)
      .map(({ requirement }) => requirement)
      .filter(isMeasured)
      .map(textOf);
    counts.wanted += wanted.length;
    counts.found += found.length;
    counts.right += found.filter((one) => wanted.includes(one)).length;
    for (const one of found.filter((each) => !wanted.includes(each)))
      errors.push(`invented ${one} | ${text}`);
    for (const one of wanted.filter((each) => !found.includes(each))) errors.push(`missed ${one} | ${text}`);
  }
  return {
    precision: shareOf(counts.right, counts.found),
    recall: shareOf(counts.right, counts.wanted),
    errors,
  };
}
