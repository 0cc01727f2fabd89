import { t } from './say.ts';

/** "a, b and c"; of a long list the first ones: "a, b and 3 more". */
export const listed = (items: readonly string[], most = 4): string => {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  if (rest > 0) return t`${shown.join(t`, `)} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : t`${shown.slice(0, -1).join(t`, `)} and ${shown.at(-1) ?? ''}`;
};
