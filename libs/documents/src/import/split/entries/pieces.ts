import { findPeriod, isDuration, withoutPeriod } from '../dates/dates.ts';
import { labelKind } from '../fields/labels.ts';
import { type FaceRun, faceRuns, type ReadCell, type Sourced } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import type { EntryLine } from './entry-line.ts';

/** A part of a head, with its place in the pattern that heads of its section repeat. */
export interface Piece extends Sourced {
  /** The same for the pieces of other entries that are printed in the same way at the same place. */
  slot: string;
  /** Words before a colon that name what follows. */
  label?: string;
  isBold: boolean;
}

/** What surely parts two facts on one line. */
const STRONG =
  /\t+|\s+,\s+|\s*[|•·∙⋅◦▪♦⋄◇¦‖]\s*|\s+;\s+|\s+[–—]\s+|\s+--?\s+|\s+~\s+|\s+\/{1,2}\s+(?!\d)|\s@\s|\s*→\s*/u;
/** Words that join a title to its employer, where each is set in a face or cell of its own. */
const JOINT_BEFORE = /^(?:at|@|bei|beim|chez)\s+(?=[\p{Lu}\d])/u;
const JOINT_AFTER = /(?<=\p{L}[\p{L})]*)\s+(?:at|as|as an?|@|bei|beim|chez)$/u;
const withoutJoint = (text: string): string => text.replace(JOINT_BEFORE, '').replace(JOINT_AFTER, '');

/** Drawn signs such as '#' name nothing. */
const HAS_WORDS = /[\p{L}\d]/u;
const LABELLED = /^([\p{L}][\p{L} /'’().-]{1,40}?)\s*[:：]\s+(\S.*)$/u;
/** 'B.Com' is a degree. */
const IS_LINK =
  /^(?:https?:\/\/|www\.)\S+$|^(?![a-z]\.com$)[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|de|fr|co|ng|ke|gh|za|uk|edu|gov|example|me|app|info|tech|africa)(?:\.\w{2})?(?:\/\S*)?$/i;

/** What is left of 'in 2016 with 66 %' without the date and the grade. */
const IS_JOINT = /^(?:with|and|in|at|from|of|by|et|und|com|mit|avec)$/i;
export const isJoint = (text: string): boolean => IS_JOINT.test(text);

/** Takes the head of an entry apart where it is surely parted. */
export function piecesOf(head: readonly EntryLine[], parts: RegExp = STRONG): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Map<string, number>();
  for (const { line, cell, look, bold, text } of head.flatMap((one) => partsOf(one, parts))) {
    if (isDuration(text) || IS_LINK.test(text) || isJoint(text)) continue;
    const nth = seen.get(look) ?? 0;
    seen.set(look, nth + 1);
    const piece = pieceOf(text, { ...cell, bold }, `${look}|${nth}`, text === cell.text);
    const label = line.label ?? cell.label;
    pieces.push(label && !piece.label ? labelled(piece, label) : piece);
  }
  return pieces;
}

/** What a label speaks of is one text, and a stroke beside stronger signs is part of a name: 'Nurse / Midwife | Vom'. */
const LABELLED_PARTS = /\t+|\s*[|•]\s*/u;
const WITHOUT_STROKE = /\t+|\s+,\s+|\s*[|•·∙⋅◦▪♦⋄◇¦‖]\s*|\s+;\s+|\s+[–—]\s+|\s+--?\s+|\s+~\s+|\s@\s|\s*→\s*/u;
function partsAt(label: string | undefined, text: string, parts: RegExp): RegExp {
  if (parts !== STRONG) return parts;
  if (label !== undefined && NAMES.has(labelKind(label) ?? '')) return LABELLED_PARTS;
  return WITHOUT_STROKE.test(text) ? WITHOUT_STROKE : STRONG;
}
const NAMES: ReadonlySet<string> = new Set(['title', 'employer', 'school']);

/** The texts of a line, each with how it looks: its face, its side of the line, its place in the run. */
const partsOf = (line: EntryLine, given: RegExp) =>
  line.cells.flatMap((cell, at) => {
    const parts = partsAt(line.label ?? cell.label, cell.text, given);
    const side = line.cells.length > 1 && at > 0 ? 'side' : '';
    return undatedRuns(cell, line.period?.cell === at ? line.period : undefined).flatMap(
      ({ text: whole, face, bold }) =>
        whole
          .split(parts)
          .map(trimmed)
          .map(withoutJoint)
          .filter((text) => HAS_WORDS.test(text))
          .map((text, part) => ({ line, cell, look: `${face}|${side}|${part}`, bold, text })),
    );
  });

const labelled = (piece: Piece, label: string): Piece => ({
  ...piece,
  slot: `label|${label}`,
  label,
});

/** The parts of a cell in one face each, without the date in it. */
function undatedRuns(cell: ReadCell, period: EntryLine['period']): FaceRun[] {
  const runs = faceRuns(cell);
  if (!period) return runs;
  const [only] = runs;
  if (only && runs.length === 1) return [{ ...only, text: withoutPeriod(cell.text, period) }];
  return runs.map((run) => {
    const own = findPeriod(run.text);
    return own ? { ...run, text: withoutPeriod(run.text, own) } : run;
  });
}

function pieceOf(text: string, cell: ReadCell, slot: string, isWhole: boolean): Piece {
  const [, said, rest] = LABELLED.exec(text) ?? [];
  const label = labelKind(said) === undefined ? undefined : said;
  return {
    text: label && rest ? trimmed(rest) : text,
    sources: cell.sources,
    slot: label ? `${slot}|${label.toLowerCase()}` : slot,
    isBold: cell.bold,
    ...(label ? { label: label.toLowerCase() } : {}),
    ...(isWhole && cell.box ? { box: cell.box } : {}),
  };
}
