import type { Piece } from '../entries/pieces.ts';
import { isPlace, placeAtEnd } from '../places.ts';
import { trimmed } from '../trimmed.ts';
import { titleScore } from './evidence.ts';
import { labelKind } from './labels.ts';

/** Words between a title and its employer. */
const AT =
  /^(.{3,}?)\s+(?:(?:at|with|chez|bei|beim|na|no|au|aux|à la|à|auprès de(?: la)?)\s+|à l['’])(\S.*)$/iu;
const LEGAL_START = /^(?:ltd|limited|plc|inc|llc|nig|gmbh|s\.a)\b/i;

interface Cut {
  left: string;
  right: string;
  /** Above zero: the title comes first. */
  lean: number;
}

/** Where commas part a piece, the cut at which its sides differ most. */
function cutsOf(text: string): Cut[] {
  return [...text.matchAll(/[,:]\s+/g)].flatMap(({ index, 0: mark }): Cut[] => {
    const left = text.slice(0, index);
    const right = text.slice(index + mark.length);
    const [part = ''] = right.split(/[,:]\s+/);
    if (LEGAL_START.test(part)) return [];
    if (isPlace(right)) return [];
    // Of cuts that differ as much, the one right before the words that differ.
    const lean = titleScore(left) - titleScore(right) - titleScore(part) / 2;
    return [{ left, right, lean }];
  });
}

/** Whether one piece of a head names both the work and the employer: what else there is says nothing of either. */
const isAlone = (head: readonly Piece[]): boolean => mainPiece(head) !== undefined;

function mainPiece(head: readonly Piece[]): Piece | undefined {
  const others = head.filter(({ text, label }) => !isPlace(text) && labelKind(label) !== 'place');
  if (others.length === 1) return others[0];
  const [first] = others;
  const isMain =
    first && Math.abs(Math.max(...cutsOf(first.text).map(({ lean }) => Math.abs(lean)))) >= MAIN_LEAN;
  return isMain && others.slice(1).every(({ text }) => isTownLike(text)) ? first : undefined;
}

/** Sides of a cut that differ this much are surely a title and an employer. */
const MAIN_LEAN = 4;

/** The title and the employer of one piece, whose sides of a comma surely are these. */
export function sureParts({ box: _box, ...piece }: Piece): { title: Piece; employer: Piece } | undefined {
  const [best] = cutsOf(piece.text).sort((one, other) => Math.abs(other.lean) - Math.abs(one.lean));
  if (!best || Math.abs(best.lean) < MAIN_LEAN) return undefined;
  const left = { ...piece, text: trimmed(best.left) };
  const right = { ...piece, text: trimmed(best.right) };
  return best.lean > 0 ? { title: left, employer: right } : { title: right, employer: left };
}

/** A name of one or two words that is neither a title nor an employer. */
export const isTownLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(text) && titleScore(text) === 0;

/** Takes places off the end of single pieces, if most entries of the section name theirs there. */
export function partedPlaces(heads: readonly Piece[][]): Piece[][] {
  const alone = heads.filter(isAlone);
  const parted = alone.filter((head) => head.some(({ text }) => withPlace(text)));
  const isUsual =
    parted.length > 0 && parted.length >= alone.length * 0.5 && alone.length >= heads.length * 0.5;
  if (!isUsual) return [...heads];
  return heads.map((head) => (isAlone(head) ? head.flatMap(withoutPlace) : head));
}

/** A place behind at least two other parts: 'Kora Foods, Accountant, Lagos'. */
const withPlace = (text: string): { rest: string; place: string } | undefined => {
  const found = placeAtEnd(text);
  return found && cutsOf(found.rest).length > 0 ? found : undefined;
};

function withoutPlace(piece: Piece): Piece[] {
  const found = withPlace(piece.text);
  if (!found) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: trimmed(found.rest) },
    { ...rest, text: found.place, slot: `${piece.slot}|place` },
  ];
}

/** Parts single pieces that name both the work and the employer, if the section's entries agree on the order. */
export function softParts(heads: readonly Piece[][]): Piece[][] {
  const alone = heads.filter(isAlone);
  const whole = alone.map((head) => mainPiece(head)?.text ?? '');
  const best = (text: string, sign: number): number =>
    Math.max(0, ...cutsOf(text).map(({ lean }) => lean * sign));
  const first = whole.reduce((sum, text) => sum + best(text, 1), 0);
  const last = whole.reduce((sum, text) => sum + best(text, -1), 0);
  const sign = first >= last ? 1 : -1;
  const able = whole.filter((text) => best(text, sign) >= 2).length;
  const isUsual = able > 0 && able >= whole.length * 0.5 && alone.length >= heads.length * 0.6;
  const isJoined = whole.filter((text) => AT.test(text)).length >= Math.max(2, whole.length * 0.6);
  return heads.map((head) =>
    isAlone(head)
      ? head.flatMap((piece) =>
          piece === mainPiece(head) || isPlace(piece.text)
            ? parted(piece, isUsual ? sign : 0, isJoined)
            : [piece],
        )
      : head,
  );
}

function parted(piece: Piece, sign: number, isJoined: boolean): Piece[] {
  const { box: _box, ...rest } = piece;
  const both = (left: string, right: string): Piece[] => [
    { ...rest, text: trimmed(left), slot: `${piece.slot}|left` },
    { ...rest, text: trimmed(right), slot: `${piece.slot}|right` },
  ];
  const [, title, employer] = AT.exec(piece.text) ?? [];
  if (title && employer && (isJoined || (titleScore(title) > 0 && titleScore(employer) <= titleScore(title))))
    return both(title, employer);
  if (sign === 0) return [piece];
  const cuts = cutsOf(piece.text).sort((one, other) => (other.lean - one.lean) * sign);
  const [best] = cuts;
  // Where the words say nothing, the title or employer is the first part.
  return best ? both(best.left, best.right) : [piece];
}
