import { numbersFrom, type Share, shareOf } from '../eval-insights/statistics.ts';
import { type MarkedSpan, readMarked } from './marked-sentence.ts';

/** Marks what a text names; the labels and offsets are those of the marked sentences. */
export type SpanFinder = (text: string) => readonly MarkedSpan[];

interface Counts {
  right: number;
  found: number;
  marked: number;
}

export interface SpanFigures {
  sentences: number;
  /** Of the spans found, those marked with the same start, end and label. */
  precision: Share;
  /** Of the spans marked, those found. */
  recall: Share;
  /** Harmonic mean of both; the interval is the middle 95 % of 2,000 samples of sentences. */
  f1: Share;
  /** Sentences without a skill in which something was found. */
  falseAlarms: Share;
  errors: string[];
}

const DRAWS = 2_000;
const SEED = 20221122;

const keyOf = ({ start, end, label }: MarkedSpan): string => `${start}-${end}-${label}`;
const f1Of = ({ right, found, marked }: Counts): number =>
  found + marked === 0 ? 0 : (2 * right) / (found + marked);
const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (all, one) => ({
      right: all.right + one.right,
      found: all.found + one.found,
      marked: all.marked + one.marked,
    }),
    { right: 0, found: 0, marked: 0 },
  );

/** How well a finder marks the sentences: exact spans with their labels. */
export function measureSpans(sentences: readonly { marked: string }[], find: SpanFinder): SpanFigures {
  const errors: string[] = [];
  const counts: Counts[] = [];
  let [empty, alarmed] = [0, 0];
  for (const { marked } of sentences) {
    const { text, spans } = readMarked(marked);
    const found = find(text);
    const wanted = new Set(spans.map(keyOf));
    const named = new Set(found.map(keyOf));
    const quote = ({ start, end, label }: MarkedSpan): string => `${label[0]}:${text.slice(start, end)}`;
    const missed = spans.filter((span) => !named.has(keyOf(span))).map(quote);
    const wrong = found.filter((span) => !wanted.has(keyOf(span))).map(quote);
    counts.push({ right: found.length - wrong.length, found: found.length, marked: spans.length });
    if (spans.length === 0) {
      empty++;
      if (found.length > 0) alarmed++;
    }
    if (missed.length + wrong.length > 0)
      errors.push(
        `${text}\n      missed ${missed.join(' | ') || '-'}\n      wrong  ${wrong.join(' | ') || '-'}`,
      );
  }
  const { right, found, marked } = sum(counts);
  return {
    sentences: sentences.length,
    precision: shareOf(right, found),
    recall: shareOf(right, marked),
    f1: { share: f1Of({ right, found, marked }), ...f1Interval(counts), n: marked },
    falseAlarms: shareOf(alarmed, empty),
    errors,
  };
}

function f1Interval(counts: readonly Counts[]): { low: number; high: number } {
  const next = numbersFrom(SEED);
  const drawn = Array.from({ length: DRAWS }, () =>
    f1Of(sum(counts.map(() => counts[Math.floor(next() * counts.length)] as Counts))),
  ).sort((a, b) => a - b);
  return { low: drawn[Math.floor(0.025 * DRAWS)] ?? 0, high: drawn[Math.floor(0.975 * DRAWS)] ?? 1 };
}
