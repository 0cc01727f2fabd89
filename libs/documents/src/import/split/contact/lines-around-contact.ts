import { isSentence } from '../entries/line-measure.ts';
import type { ReadLine } from '../line.ts';
import { emailIn, linkIn, phoneIn } from './addresses.ts';
import { isStreet } from './contact-place.ts';

/** Long prose above the first heading is a summary without one. */
export function proseOf(header: readonly ReadLine[]): ReadLine[] {
  const isProse = (line: ReadLine): boolean => {
    const words = line.text.split(/\s+/).length;
    return (
      line.cells.length === 1 &&
      line.scale < 1.4 &&
      !/[@|•·]/.test(line.text) &&
      !isStreet(line.text) &&
      (words > 9 || (words > 5 && (isSentence(line.text) || line.wraps)))
    );
  };
  const from = header.findIndex((line, at) => at > 0 && isProse(line));
  if (from < 0) return [];
  const prose: ReadLine[] = [];
  for (const line of header.slice(from)) {
    const before = prose.at(-1);
    const goesOn =
      before !== undefined &&
      line.face === before.face &&
      (before.wraps || line.gapBefore < 0.3) &&
      emailIn(line.text) === undefined &&
      !/[.!?]$/.test(before.text);
    if (!isProse(line) && !goesOn) break;
    prose.push(line);
  }
  return prose;
}

/** Lines under a heading such as 'About' that say how to reach somebody, and the short ones around them. */
export function contactLinesOf(lines: readonly ReadLine[]): ReadLine[] {
  const isReach = ({ text }: ReadLine): boolean =>
    text.length < 80 && (emailIn(text) ?? phoneIn(text) ?? linkIn(text)) !== undefined;
  if (!lines.some(isReach)) return [];
  const first = lines.findIndex(isReach);
  const last = lines.findLastIndex(isReach);
  const isShort = (line: ReadLine): boolean => line.text.split(/\s+/).length <= 5 && !isSentence(line.text);
  // The end of a sentence is short, too.
  const isRest = (at: number): boolean =>
    lines[at - 1]?.wraps === true && !isReach(lines[at - 1] as ReadLine);
  return lines.filter(
    (line, at) => isReach(line) || (at >= first - 3 && at <= last + 3 && isShort(line) && !isRest(at)),
  );
}
