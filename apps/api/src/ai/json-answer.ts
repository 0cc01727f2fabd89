import { jsonrepair } from 'jsonrepair';

const FENCE = /```(?:json)?\s*([\s\S]*?)```/i;

/**
 * The JSON value in a model's text: alone, in a fence, or between other words. Small faults such as a
 * trailing comma are fixed. Only for answers that ended normally: fixing would make a cut answer look whole.
 * @returns undefined when there is none.
 */
export function jsonAnswer(text: string): unknown {
  const candidates = [text, FENCE.exec(text)?.[1], between(text)];
  for (const candidate of candidates) {
    const value = candidate && parsed(candidate);
    if (value) return value;
  }
  const last = between(text);
  return last === undefined ? undefined : parsed(last, jsonrepair);
}

function between(text: string): string | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start >= 0 && end > start ? text.slice(start, end + 1) : undefined;
}

function parsed(text: string, mend: (text: string) => string = (same) => same): object | undefined {
  try {
    const value: unknown = JSON.parse(mend(text.trim()));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
