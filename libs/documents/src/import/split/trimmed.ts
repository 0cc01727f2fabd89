/** Marks between facts, and drawn signs before them; the minus of 'A-' is part of the grade. */
const TRIM = /^(?:[\s,;:|•·–—\p{So}-]|\ufe0f)+|(?:[\s,;:|•·—\p{So}]|(?<!(?:^|\s)[A-F])[–-]|\ufe0f)+$/gu;

/** A text without the marks, signs and brackets around it. */
export const trimmed = (text: string): string => {
  const bare = text.replace(TRIM, '').trim();
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? /^\[([^[\]]*)\]$/.exec(bare)?.[1];
  return inner === undefined ? bare.replace(/^[)\]]+|[([]+$/g, '').trim() : inner.trim();
};
