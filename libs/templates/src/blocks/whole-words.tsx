import type { ReactNode } from 'react';

/** A word with its own hyphen and the punctuation around it. */
const HYPHENATED = /(\S*[\p{L}\p{M}\p{N}]-[\p{L}\p{N}]\S*)/u;
/** What surely is on one line of the narrowest column. */
const LONGEST = 24;

/** Text whose hyphenated words are not broken at their hyphen: readers would take `full-` and `time` for two words. */
export function wholeWords(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <span key={index} className="sheet-whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
