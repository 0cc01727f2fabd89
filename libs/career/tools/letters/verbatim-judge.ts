/** What a letter names and what makes the mention honest; labelled by hand. */
interface Label {
  name: string;
  marker: string;
}

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').toLowerCase();

/** Sentences, and the entries of the lists in them. */
const piecesOf = (letter: string): string[] =>
  letter.split(/\n+|(?<=[.!?])\s+|\s;\s/u).filter((piece) => piece.trim() !== '');

function isNamed(piece: string, name: string): boolean {
  const sought = fold(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])`, 'u').test(fold(piece));
}

/** Pieces of a near miss's letter that name what is asked for without the words that make it honest. */
export const falsePieces = (letter: string, { name, marker }: Label): string[] =>
  piecesOf(letter).filter((piece) => isNamed(piece, name) && !fold(piece).includes(fold(marker)));

/** Whether the letter of somebody who holds it says so. */
export const saysHeldAsNamed = (letter: string, label: Label): boolean =>
  piecesOf(letter).some((piece) => isNamed(piece, label.name));
