import { type PlacedSpan, placedSpans, type Span, spansText } from '@career/contracts/marked-text/spans';
import { splitLine } from '@career/contracts/marked-text/statements';
import { WORD } from '@career/contracts/marked-text/tokens';
import { writeSpans } from '@career/contracts/marked-text/write-spans';

/** A text with what is selected in it. */
export interface Selected {
  value: string;
  from: number;
  to: number;
}

export type Style = 'bold' | 'italic';

/** A line that the selection touches, and the part of its shown words that is meant. */
interface TouchedLine {
  at: number;
  line: string;
  prefix: string;
  spans: PlacedSpan[];
  from: number;
  to: number;
}

/** How many shown letters stand before a place of the marked line. */
function shownPlace(spans: readonly PlacedSpan[], place: number): number {
  let shown = 0;
  for (const { at, text } of spans) {
    if (place <= at) break;
    shown += Math.min(text.length, place - at);
  }
  return shown;
}

/** The place in the marked line of a shown letter; `isEnd` is the place behind the one before it. */
function typedPlace(spans: readonly PlacedSpan[], shown: number, isEnd: boolean): number {
  let before = 0;
  let end = 0;
  for (const { at, text } of spans) {
    const within = shown - before;
    if (isEnd ? within <= text.length : within < text.length) return at + within;
    before += text.length;
    end = at + text.length;
  }
  return end;
}

/** Marks are for whole words. */
function wholeWords(text: string, from: number, to: number): [from: number, to: number] {
  const isWord = (at: number): boolean => WORD.test(text.charAt(at));
  let [begin, end] = [from, to];
  while (begin > 0 && isWord(begin - 1) && (isWord(begin) || begin === end)) begin -= 1;
  while (end < text.length && isWord(end) && end > 0 && isWord(end - 1)) end += 1;
  return [begin, end];
}

/** Where the lines begin and end that the selection touches. */
function linesAt({ value, from, to }: Selected): { at: number; end: number } {
  const end = value.indexOf('\n', to);
  return { at: from === 0 ? 0 : value.lastIndexOf('\n', from - 1) + 1, end: end < 0 ? value.length : end };
}

function touchedLines(selected: Selected): TouchedLine[] {
  const { at: begin, end } = linesAt(selected);
  let at = begin;
  return selected.value
    .slice(begin, end)
    .split('\n')
    .map((line) => {
      const { prefix, rest } = splitLine(line);
      const start = at + prefix.length;
      const spans = placedSpans(rest);
      const [from, to] = wholeWords(
        spansText(spans),
        shownPlace(spans, selected.from - start),
        shownPlace(spans, selected.to - start),
      );
      const touched = { at, line, prefix, spans, from, to };
      at += line.length + 1;
      return touched;
    });
}

/** The stretches cut at two places, and which of them are between. */
const cut = (spans: readonly Span[], from: number, to: number): { span: Span; isMeant: boolean }[] => {
  let before = 0;
  return spans.flatMap((span) => {
    const at = before;
    before += span.text.length;
    const places = [at, ...[from, to].filter((place) => place > at && place < before), before];
    return places.slice(1).map((end, index) => {
      const start = places[index] ?? at;
      const text = span.text.slice(start - at, end - at);
      return { span: { ...span, text }, isMeant: start >= from && end <= to && start < end };
    });
  });
};

const meantSpans = ({ spans, from, to }: TouchedLine): Span[] =>
  cut(spans, from, to).flatMap(({ span, isMeant }) => (isMeant && span.text.trim() !== '' ? span : []));

/** Writes the lines again with another look of what is meant in them. */
function restyled(selected: Selected, lines: readonly TouchedLine[], change: (span: Span) => Span): Selected {
  const { at: begin, end } = linesAt(selected);
  const written = lines.map(({ line, prefix, spans, from, to }) =>
    from === to
      ? line
      : prefix + writeSpans(cut(spans, from, to).map(({ span, isMeant }) => (isMeant ? change(span) : span))),
  );
  const value = selected.value.slice(0, begin) + written.join('\n') + selected.value.slice(end);
  const last = lines.length - 1;
  const lastAt = begin + written.slice(0, last).reduce((sum, line) => sum + line.length + 1, 0);
  return {
    value,
    from: placeIn(begin, written[0], lines[0], selected.from, false),
    to: placeIn(lastAt, written[last], lines[last], selected.to, true),
  };
}

/** Where a selection begins or ends after its line was written again. */
function placeIn(
  at: number,
  written: string | undefined,
  line: TouchedLine | undefined,
  before: number,
  isEnd: boolean,
): number {
  if (!line || written === undefined || line.from === line.to) return before - (line?.at ?? 0) + at;
  const { prefix, rest } = splitLine(written);
  return at + prefix.length + typedPlace(placedSpans(rest), isEnd ? line.to : line.from, isEnd);
}

/** Makes the selected words, or the word at the caret, bold or italic, or plain again. Undefined where there is no word. */
export function toggleStyle(selected: Selected, style: Style): Selected | undefined {
  const lines = touchedLines(selected);
  const meant = lines.flatMap(meantSpans);
  if (meant.length === 0) return undefined;
  const isOn = meant.every((span) => span[style]);
  return restyled(selected, lines, ({ [style]: _, ...span }) => (isOn ? span : { ...span, [style]: true }));
}

/** Gives the selected words an address, or takes it away. Undefined where there is no word. */
export function setLink(selected: Selected, address: string | undefined): Selected | undefined {
  const lines = touchedLines(selected).map(wholeLink);
  if (lines.flatMap(meantSpans).length === 0) return undefined;
  return restyled(selected, lines, ({ link: _, ...span }) => (address ? { ...span, link: address } : span));
}

/** The whole of the link that the selection is in. */
function wholeLink(line: TouchedLine): TouchedLine {
  let before = 0;
  for (const { text, link } of line.spans) {
    const end = before + text.length;
    if (link && line.from >= before && line.from < end && line.to <= end)
      return { ...line, from: before, to: end };
    before = end;
  }
  return line;
}

/** How the selected words look. */
export interface Looks {
  bold: boolean;
  italic: boolean;
  link: string | undefined;
  bullet: boolean;
  number: boolean;
}

export function looksAt(selected: Selected): Looks {
  const lines = touchedLines(selected);
  const meant = lines.flatMap(meantSpans);
  const filled = lines.filter(({ line }) => line.trim() !== '');
  const all = (style: Style): boolean => meant.length > 0 && meant.every((span) => span[style]);
  return {
    bold: all('bold'),
    italic: all('italic'),
    link: meant.find(({ link }) => link !== undefined)?.link,
    bullet: filled.length > 0 && filled.every(({ prefix }) => isBullet(prefix)),
    number: filled.length > 0 && filled.every(({ prefix }) => isNumber(prefix)),
  };
}

export type List = 'bullet' | 'number';

const isNumber = (prefix: string): boolean => /\d/.test(prefix);
const isBullet = (prefix: string): boolean => prefix !== '' && !isNumber(prefix);

/** Puts a bullet or a number before each selected line, or takes it away where every line has it. */
export function toggleList(selected: Selected, list: List): Selected {
  const { at, end } = linesAt(selected);
  const lines = selected.value.slice(at, end).split('\n').map(splitLine);
  const filled = lines.filter(({ rest }) => rest.trim() !== '');
  const has = list === 'bullet' ? isBullet : isNumber;
  const isOn = filled.length > 0 && filled.every(({ prefix }) => has(prefix));
  let number = isOn ? 0 : (splitLine(lineBefore(selected.value, at)).number ?? 0);
  const written = lines.map(({ prefix, rest }) => {
    if (rest.trim() === '' && lines.length > 1) return prefix + rest;
    number += 1;
    const sign = list === 'bullet' ? '- ' : `${number}. `;
    return `${isOn ? '' : sign}${rest}`;
  });
  const text = written.join('\n');
  const grown = text.length - (end - at);
  const first = (written[0] ?? '').length - (lines[0] ? lines[0].prefix.length + lines[0].rest.length : 0);
  return {
    value: selected.value.slice(0, at) + text + selected.value.slice(end),
    from: Math.max(at, selected.from + first),
    to: Math.max(at, selected.to + grown),
  };
}

const lineBefore = (value: string, at: number): string =>
  at === 0 ? '' : value.slice(value.lastIndexOf('\n', at - 2) + 1, at - 1);

/** A new line in a list continues with it; Enter in an empty item ends the list. Undefined where there is no list. */
export function continueList({ value, from, to }: Selected): Selected | undefined {
  const { at } = linesAt({ value, from, to: from });
  const { prefix, number, rest } = splitLine(value.slice(at, from));
  if (prefix === '' || from < at + prefix.length) return undefined;
  const isEmpty = rest.trim() === '' && /^\s*(?:\n|$)/.test(value.slice(to));
  const next = number === undefined ? prefix : prefix.replace(String(number), String(number + 1));
  const [begin, sign] = isEmpty ? [at, ''] : [from, `\n${next}`];
  const place = begin + sign.length;
  return { value: value.slice(0, begin) + sign + value.slice(to), from: place, to: place };
}

/** Replaces the selection with a text. */
export function insertText({ value, from, to }: Selected, text: string): Selected {
  const place = from + text.length;
  return { value: value.slice(0, from) + text + value.slice(to), from: place, to: place };
}
