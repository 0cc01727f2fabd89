import { findPeriod } from '../dates/dates.ts';
import { statementsOf } from '../entries/entry-line.ts';
import { type Piece, piecesOf } from '../entries/pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import { degreeScore } from './degrees.ts';
import { titleScore } from './evidence.ts';
import type { ReadField } from './field.types.ts';
import { labelKind } from './labels.ts';

/** A certificate, award or other fact of a few words. */
export interface ReadFact {
  title: ReadField;
  detail: ReadField | undefined;
  /** What is said below it. */
  text: ReadField | undefined;
  date: ReadField | undefined;
  expiry: ReadField | undefined;
  credential: ReadField | undefined;
}

const UNTIL =
  /(?:[,|\t]\s*)?\(?(?:valid until|expires?(?: on)?|expiry(?: date)?|valid (?:to|till)|expire|gültig bis|valide jusqu'en|válido até)\s*:?\s*([^,|)\t]+)\)?/i;
const NUMBER =
  /(?:[,|\t–-]\s*)?\(?(?:credential(?: id)?|licen[cs]e(?: no\.?)?|certificate [Nn]o\.?|[Rr]eg(?:istration)?\.? [Nn]o\.?|(?<=[Mm]ember )[Nn]o\.?|[Mm]embership [Nn]o\.?|ID)\s*[:#]?\s*([A-Z0-9][\w/.-]{2,})\)?/;
const ISSUED =
  /^(?:issued by|awarded by|by|from|délivré par|ausgestellt von|emitido por|at|von|par)\s*:?\s+/i;

interface Extras {
  expiry?: ReadField;
  credential?: ReadField;
}

/** Takes an expiry and a number out of the lines of a fact. */
export function takeExtras(lines: readonly ReadLine[]): { lines: ReadLine[] } & Extras {
  const found: Extras = {};
  const left = lines.flatMap((line): ReadLine[] => {
    const cells = line.cells.flatMap((cell) => {
      const text = withoutExtras(cell, found);
      return trimmed(text) === '' ? [] : [{ ...cell, text }];
    });
    return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }];
  });
  return { lines: left, ...found };
}

/** The text of a cell without its expiry and number, which are kept where they are the first. */
function withoutExtras({ text: whole, sources }: ReadCell, found: Extras): string {
  let text = whole;
  const until = UNTIL.exec(text);
  const when = until ? findPeriod(until[1] ?? '')?.start : undefined;
  if (until && when) {
    found.expiry ??= { text: when, sources };
    text = text.replace(until[0], '');
  }
  const number = NUMBER.exec(text);
  if (number && /\d/.test(number[1] ?? '')) {
    found.credential ??= { text: number[1] ?? '', sources };
    text = text.replace(number[0], '');
  }
  return text;
}

/** Facts of a few words each: certificates with their issuer, awards with what they were for. */
export function readFacts(lines: readonly ReadLine[], hasIssuers: boolean): ReadFact[] {
  const entries = splitEntries(lines.map(endedByDate), {
    takesSingleDates: true,
    isMostlyHead: true,
    isHeadWord: (text) => ISSUED.test(text),
  });
  return entries.flatMap(itemsOf).flatMap((entry) => factOf(entry, hasIssuers));
}

/** A fact that has come to its date is whole, however full its line is. */
function endedByDate(line: ReadLine): ReadLine {
  const period = line.wraps ? findPeriod(line.text) : undefined;
  const isEnded =
    period !== undefined && period.index > 0 && period.index + period.length >= line.text.length - 1;
  return isEnded && !/[–—-]\s*$/.test(line.text) ? { ...line, wraps: false } : line;
}

/** Entries whose lines are all items, one fact each. */
export function itemsOf(entry: Entry): Entry[] {
  const all = [...entry.head, ...entry.body];
  const isList = all.length > 1 && all.every((line) => line.bullet);
  if (!isList) return [entry];
  return all.map((line) => ({
    head: [line],
    body: [],
    period: line.period,
    periodSources: line.period ? line.sources : [],
  }));
}

function factOf(entry: Entry, hasIssuers: boolean): ReadFact[] {
  const { lines, expiry, credential } = takeExtras(entry.head);
  const printed = piecesOf(lines as Entry['head']);
  const pieces = printed.flatMap((piece, at, all) =>
    hasIssuers || isGiver(piece.text.split(', ').at(-1) ?? '') ? softCut(piece, at, all) : [piece],
  );
  const [first, second] = pieces;
  // A school or firm first, the certificate below it.
  if (hasIssuers && first && second && isGiver(first.text) && isCertificate(second.text))
    pieces.splice(0, 2, second, first);
  const [title, ...more] = pieces;
  if (!title) return [];
  const said = more.findIndex(({ text }) => STATE.test(text));
  const [state] = said < 0 ? [] : more.splice(said, 1);
  const issuer =
    more.find(({ label, text }) => labelKind(label) === 'issuer' || ISSUED.test(text)) ?? more[0];
  const { period, periodSources: sources } = entry;
  const statements = statementsOf(entry.body);
  const rest = more.filter((piece) => piece !== issuer);
  const below = [...rest.map(({ text }) => text), ...statements].join('\n');
  const belowSources = [...rest, ...entry.body].flatMap((each) => [...each.sources]);
  return [
    {
      title: state ? withState(title, state) : title,
      detail: issuer && { ...issuer, text: issuer.text.replace(ISSUED, '') },
      text: below === '' ? undefined : { text: below, sources: belowSources },
      date: period ? { text: period.start, sources } : undefined,
      expiry: expiry ?? (period?.isRange && period.end ? { text: period.end, sources } : undefined),
      credential,
    },
  ];
}

/** 'ACCA Part II – ongoing': how far somebody is belongs to the name, and gives nothing out. */
const STATE =
  /^\(?(?:on-?going|in progress|in view|pending|awaiting results?|studying|expected|part[- ]qualified|finalist|candidate|enrolled|en cours|em curso|laufend)(?: \d{4})?\)?$/i;
const withState = ({ box: _box, ...title }: Piece, state: Piece): Piece => ({
  ...title,
  text: `${title.text} (${state.text.replace(/^\(|\)$/g, '')})`,
  sources: [...new Set([...title.sources, ...state.sources])],
});

const isCertificate = (text: string): boolean =>
  degreeScore(text) > 0 ||
  /certif|zertif|licen[cs]|lizenz|diplom|course|cours|kurs|training|curso|cheti/i.test(text);

/** An employer or school, which gives awards. */
const isGiver = (text: string): boolean => titleScore(text) < 0 || degreeScore(text) < 0;

/** 'PMP, Project Management Institute' in one piece. */
function softCut(piece: Piece, at: number, all: readonly Piece[]): Piece[] {
  if (all.length > 1 || at > 0 || piece.text.length > 120) return [piece];
  const [, left, right] =
    /^(.+?)(?:,\s+|\s+(?:by|from|par|von)\s+)(\p{Lu}[^,]*(?:, \p{Lu}[^,]*)?)$/u.exec(piece.text) ?? [];
  if (!left || !right) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: left },
    { ...rest, text: right },
  ];
}
