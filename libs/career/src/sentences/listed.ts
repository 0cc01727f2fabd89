import { t } from './say.ts';

/** "a, b and c"; of a long list the first ones: "a, b and 3 more". */
export const listed = (items: readonly string[], most = 4): string => {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  if (rest > 0) return andMore(shown.join(t`, `), rest);
  return shown.length < 2 ? shown.join('') : t`${shown.slice(0, -1).join(t`, `)} and ${shown.at(-1) ?? ''}`;
};

/** The first of a long list, and how many there are beside them. */
export const andMore = (shown: string, rest: number): string => t`${shown} and ${rest} more`;

/** "a, b or c". */
export const listedOr = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : t`${items.slice(0, -1).join(t`, `)} or ${items.at(-1) ?? ''}`;
