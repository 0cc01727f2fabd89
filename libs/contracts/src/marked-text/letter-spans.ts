const SPAN = /(.)-(.)|./gu;

/** Code points of the letters of a font file, first and last of each span: `a-cx` is a to c, and x. */
export const spansOf = (letters: string): (readonly [first: number, last: number])[] =>
  [...letters.matchAll(SPAN)].map(([one, first = one, last = first]) => [
    first.codePointAt(0) ?? 0,
    last.codePointAt(0) ?? 0,
  ]);

/** Each letter of such spans. */
export const lettersOf = (spans: readonly (readonly [first: number, last: number])[]): string[] =>
  spans.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  );
