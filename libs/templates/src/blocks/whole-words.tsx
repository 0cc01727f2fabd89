import { Fragment, type ReactNode } from 'react';

/** A word with its own hyphen and the punctuation around it. */
const HYPHENATED = /(\S*[\p{L}\p{M}\p{N}]-[\p{L}\p{N}]\S*)/u;
/** The end of a part of a list, such as the grade of a subject, with the word before it. */
const LIST_END = /([^\s,]+ [^\s,]{1,3}(?:,|$))/u;
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

/** A list as running text: the short last word of its parts never begins a line alone. */
export function wholeEnds(list: string): ReactNode {
  return list.split(LIST_END).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <span key={index} className="sheet-whole-word">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{wholeWords(part)}</Fragment>
    ),
  );
}
