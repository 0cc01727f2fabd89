import { jsonrepair } from 'jsonrepair';

/**
 * The JSON value that an answer in pieces has come to, with what is open closed. For showing progress only: a cut
 * answer looks whole in it.
 * @returns undefined when nothing can be read yet.
 */
export function jsonSoFar(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  try {
    return JSON.parse(jsonrepair(text.slice(start)));
  } catch {
    return undefined;
  }
}
