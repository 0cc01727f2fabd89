/** What a span is: something done or an attitude, or something known or held. */
type SpanLabel = 'skill' | 'knowledge';

export interface MarkedSpan {
  start: number;
  end: number;
  label: SpanLabel;
}

export interface MarkedSentence {
  text: string;
  spans: MarkedSpan[];
}

const LABELS: Readonly<Record<string, SpanLabel>> = { s: 'skill', k: 'knowledge' };
const MARK = /\{([sk]):|\}/g;

/** Takes the marks out of a sentence. @throws Error when a mark is not closed, or closed without being opened. */
export function readMarked(marked: string): MarkedSentence {
  const spans: MarkedSpan[] = [];
  const open: { start: number; label: SpanLabel }[] = [];
  let text = '';
  let last = 0;
  for (const { 0: mark, 1: letter, index } of marked.matchAll(MARK)) {
    text += marked.slice(last, index);
    last = index + mark.length;
    if (letter !== undefined) {
      open.push({ start: text.length, label: LABELS[letter] as SpanLabel });
      continue;
    }
    const span = open.pop();
    if (!span) throw new Error(`closed without being opened: ${marked}`);
    spans.push({ ...span, end: text.length });
  }
  if (open.length > 0) throw new Error(`not closed: ${marked}`);
  return { text: text + marked.slice(last), spans };
}
