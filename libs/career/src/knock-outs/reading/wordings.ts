import type { KnockOutGate } from '@career/contracts/vocabulary/knock-out-vocabulary';
import data from '../data/wordings.json' with { type: 'json' };

const GROUPS: Readonly<Record<string, string>> = data.groups;
const expanded = (pattern: string): string =>
  pattern.replaceAll(/\{([A-Z_]+)\}/g, (whole, name: string) => GROUPS[name] ?? whole);

/** Patterns over a whole sentence, beside those of the gates. */
export const WORDS = {
  asking: new RegExp(data.asking),
  hard: new RegExp(data.hard),
  soft: new RegExp(data.soft, 'g'),
  denied: new RegExp(data.denied),
  excludes: new RegExp(data.excludes),
  ours: new RegExp(data.ours),
  oursAsking: new RegExp(data.oursAsking),
  duty: new RegExp(data.duty),
  task: new RegExp(data.task),
  thing: new RegExp(data.thing),
  notPeople: new RegExp(data.notPeople),
} as const;

const ROWS = data.rows.map(({ gate, reads, pattern }) => ({
  gate,
  reads,
  pattern: new RegExp(expanded(pattern), 'g'),
}));

/** What a pattern found in a sentence. */
export interface WordingMatch {
  reads: string;
  start: number;
  end: number;
  groups: Readonly<Record<string, string | undefined>>;
}

/** Everything that the patterns of a gate find, in the order of the patterns: the first of them go before the others. */
export function matchesOf(gate: KnockOutGate, plain: string, reads?: string): WordingMatch[] {
  return ROWS.filter((row) => row.gate === gate && (reads === undefined || row.reads === reads)).flatMap(
    (row) =>
      [...plain.matchAll(row.pattern)].map((match) => ({
        reads: row.reads,
        start: match.index,
        end: match.index + match[0].length,
        groups: match.groups ?? {},
      })),
  );
}

/** Whether a sentence has what a kind of pattern of a gate finds. */
export const has = (gate: KnockOutGate, plain: string, reads: string): boolean =>
  matchesOf(gate, plain, reads).length > 0;
