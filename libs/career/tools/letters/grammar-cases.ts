import { readFileSync } from 'node:fs';
import type { CaseFile, CaseRow, NearMissCase, Patch } from './case.types.ts';
import { caseOf, readBackgrounds } from './read-cases.ts';

/** A thing that a posting asks for, with the names that its sentences are made of. */
interface Thing {
  on: string;
  /** As a sentence names it. */
  x: string;
  /** Who issues it. */
  body: string;
  subject: string;
  /** The requirement; left out, `x`. */
  asks?: string;
  neutral?: string;
}

type Place = 'summary' | 'certificate' | 'skills' | 'did' | 'achievements' | 'at' | 'languages';

/** One way in which a resume says that a thing is held. */
interface HoldingFrame {
  put: Place;
  /** For a language the entry and its level. */
  text: string | readonly [string, string];
  date?: string;
  expiry?: string;
}

/** One way in which a resume comes near to a thing without holding it. */
interface NearFrame extends HoldingFrame {
  state: string;
  honest: string;
  safe: string;
}

interface Grammar {
  kind: string;
  /** Words that a slot such as `{year}` stands for, taken in turn. */
  slots: Readonly<Record<string, readonly string[]>>;
  claim: readonly string[];
  /** Cases made of each near frame, each with another thing. */
  each: number;
  things?: readonly Thing[];
  /** The grammar whose things these frames are made with, where it names none. */
  thingsOf?: string;
  near: readonly NearFrame[];
  holds: readonly HoldingFrame[];
}

const GRAMMARS = [
  'papers',
  'tools',
  'duties',
  'languages',
  'plain-papers',
  'plain-tools',
  'plain-duties',
  'later-papers',
  'later-tools',
  'later-duties',
];
const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`./grammar/${name}.json`, import.meta.url), 'utf8')) as Content;
const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Cases made by grammar: ways of coming near to a thing, each with several things of several trades, and pairs of
 * another level, class or amount. All of them are there to tune on.
 */
export function grammarCases(): NearMissCase[] {
  const backgrounds = new Map(readBackgrounds().map((one) => [one.id, one]));
  const made = (file: CaseFile): NearMissCase[] =>
    file.rows.map((row, index) => {
      const background = backgrounds.get(row.on);
      if (!background) throw new Error(`no background ${row.on}`);
      return caseOf(file, row, background, index, 'tune');
    });
  const framed = GRAMMARS.flatMap((name) => {
    const grammar = read<Grammar>(name);
    const roleOf = (id: string): string => backgrounds.get(id)?.as ?? '';
    return made({
      kind: grammar.kind,
      safe: 'not|no|without|towards|candidate',
      rows: rowsOf(grammar, roleOf),
    });
  });
  return [...framed, ...made(read<CaseFile>('pairs'))];
}

function rowsOf(grammar: Grammar, roleOf: (background: string) => string): CaseRow[] {
  const { near, holds, each, slots, claim } = grammar;
  const things = grammar.things ?? read<Grammar>(grammar.thingsOf ?? '').things ?? [];
  return near.flatMap((frame, at) =>
    Array.from({ length: each }, (_, turn) => {
      const count = at * each + turn;
      // A step that shares no factor with the number of things lets each frame meet others.
      const thing = things[(count * 7 + turn * 3 + at) % things.length] as Thing;
      const holding = holds[(count * 3 + turn) % holds.length] as HoldingFrame;
      const fill = (text: string): string =>
        text
          .replaceAll('{x}', thing.x)
          .replaceAll('{X}', upperFirst(thing.x))
          .replaceAll('{body}', thing.body)
          .replaceAll('{Role}', upperFirst(roleOf(thing.on).toLowerCase()))
          .replaceAll(/\{(\w+)\}/g, (whole, slot: string) => {
            const words = slots[slot] ?? [whole];
            return words[count % words.length] ?? whole;
          });
      return {
        on: thing.on,
        asks: thing.asks ?? thing.x,
        near: patchOf(frame, fill, thing),
        holds: patchOf(holding, fill, thing),
        claim: claim.map(fill),
        honest: upperFirst(fill(frame.honest)),
        subject: thing.subject,
        safe: fill(frame.safe),
        ...(thing.neutral ? { neutral: thing.neutral } : {}),
      };
    }),
  );
}

function patchOf(
  { put, text, date, expiry }: HoldingFrame,
  fill: (text: string) => string,
  { body }: Thing,
): Patch {
  if (typeof text !== 'string') return { languages: [[fill(text[0]), text[1]]] };
  const said = upperFirst(fill(text));
  switch (put) {
    case 'certificate':
      return {
        certificates: [
          { name: said, issuer: body, ...(date ? { date } : {}), ...(expiry ? { expiryDate: expiry } : {}) },
        ],
      };
    case 'did':
    case 'skills':
    case 'achievements':
      return { [put]: [said] };
    default:
      return { [put]: said };
  }
}
