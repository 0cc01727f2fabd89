import { titleScore } from '../fields/evidence.ts';
import type { ReadLine } from '../line.ts';
import { isPlace, placeScore } from '../places.ts';
import { contactLabel } from './contact-labels.ts';
import { type ContactPiece, contactPieces } from './contact-pieces.ts';
import { isName } from './names.ts';

const LABELLED: ReadonlySet<ContactPiece['kind']> = new Set(['name', 'familyName', 'givenName']);

const canName = (piece: ContactPiece): boolean =>
  (piece.kind === 'text' || LABELLED.has(piece.kind)) &&
  ((isName(piece.text) && placeScore(piece.text) < 1) || piece.line.isTitle === true) &&
  contactLabel(piece.text) === undefined;

/** The name: labelled, the document's title, or the largest text that is one. */
export function nameOf(pieces: readonly ContactPiece[], email: string): ContactPiece | undefined {
  const joined = joinedNames(pieces).flatMap(withoutWork);
  const labelled = joined.find(({ kind, text }) => LABELLED.has(kind) && /\p{L}{2}/u.test(text));
  const names = joined.filter(canName);
  const most = Math.max(...names.map(({ scale }) => scale));
  const large = names.filter(({ scale }) => scale >= most * 0.95);
  const largest =
    large.find(({ text }) => isLikeMail(text, email)) ??
    large.find(({ text }) => titleScore(text) <= 0) ??
    large[0];
  const titled = names.find(({ line }) => line.isTitle);
  if (titled) return titled;
  if (largest && largest.scale > 1.15) return largest;
  if (labelled) return labelled;
  const likeMail = names.find(({ text }) => isLikeMail(text, email));
  if (likeMail) return likeMail;
  const big = joined.find(
    ({ kind, scale, text }) =>
      kind === 'text' &&
      scale > 1.5 &&
      /^\p{L}[\p{L}\p{M}'’. -]+$/u.test(text) &&
      !isPlace(text) &&
      !contactLabel(text),
  );
  return big ?? names.find(({ text }) => titleScore(text) <= 0) ?? names[0];
}

/** Whether two names of somebody are in a mail address, or one and the first letter of another. */
export function isLikeMail(name: string, email: string): boolean {
  const letters = (text: string): string =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const local = letters(email.split('@')[0] ?? '');
  return (
    local !== '' &&
    name.split(/[\s-]+/).filter((word) => letters(word).length > 2 && local.includes(letters(word))).length >=
      2
  );
}

/** The name printed anywhere that the mail address spells. */
export function namesake(all: readonly ReadLine[], email: string): ContactPiece | undefined {
  return contactPieces(all.filter((line) => !line.bullet && line.text.length < 60)).find(
    (piece) => canName(piece) && isLikeMail(piece.text, email),
  );
}

/** 'Halima Yusuf, Programme Manager' names a person and their work. */
export function withoutWork(piece: ContactPiece): ContactPiece[] {
  const [, name = '', work = ''] = /^([^,]+),\s+(.+)$/.exec(piece.text) ?? [];
  if (piece.kind !== 'text' || !isName(name) || titleScore(work) <= 0) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: name },
    { ...rest, text: work, kind: 'label' },
  ];
}

/** A large name that is set on two lines or in two faces is one name. */
function joinedNames(pieces: readonly ContactPiece[]): ContactPiece[] {
  const joined: ContactPiece[] = [];
  const isPart = ({ kind, text, scale }: ContactPiece): boolean =>
    kind === 'text' &&
    scale >= 1.3 &&
    /^[\p{L}\p{M}'’ʼ. -]+$/u.test(text) &&
    text.split(' ').length <= 5 &&
    !contactLabel(text);
  for (const piece of pieces) {
    // Contacts may be printed at the right of each of its lines.
    const at = joined.findLastIndex(({ kind, scale }) => kind === 'text' && scale >= 1.3);
    const before = joined[at];
    const isSecond =
      before &&
      isPart(before) &&
      isPart(piece) &&
      Math.abs(before.scale - piece.scale) < 0.05 &&
      (before.line.face === piece.line.face || !before.text.includes(' ')) &&
      (goesOnBelow(before) || !(isName(before.text) && isName(piece.text))) &&
      titleScore(piece.text) <= 0;
    if (isSecond) {
      const { box: _box, ...rest } = before;
      joined[at] = {
        ...rest,
        text: `${before.text} ${piece.text}`.replace(/\s*-\s*/g, '-'),
        sources: [...new Set([...before.sources, ...piece.sources])],
      };
    } else joined.push(piece);
  }
  return joined;
}

/** 'João Paulo dos' is no whole name, nor is one that fills its line. */
const goesOnBelow = ({ text, line }: ContactPiece): boolean =>
  line.wraps || /\s(?:dos?|das?|de|del|van|von|der|al|el|bin|ben)$/iu.test(text);
