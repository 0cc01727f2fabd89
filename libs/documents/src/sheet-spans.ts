import type { SheetSpans, Span } from './page-breaks.ts';
import { frameOf, readTextRuns, type SheetFrame, type TextRun } from './text-runs.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6';
/** What a page never parts, however much of it stays white. */
const UNPARTED = '[data-keep], img, svg';
const BLOCK = `[data-line], [data-keep], li, p, img, svg, ${HEADING}`;

/** Measures what page breaks need to know of a laid-out sheet; a scaled preview gives the same numbers as a full-size one. */
export function measureSheet(sheet: HTMLElement, runs: readonly TextRun[] = readTextRuns(sheet)): SheetSpans {
  const frame = frameOf(sheet);
  const runsIn = runsByBox(sheet, runs);
  const spansOf = (selector: string) =>
    [...sheet.querySelectorAll(selector)].map((box) => spanOf(box, frame)).filter(isShown);
  const heads = [
    ...spansOf(UNPARTED),
    ...groundFeet(sheet, frame, runsIn),
    ...headingsWithNext(sheet, runs, runsIn),
    ...entryHeads(sheet, runsIn),
  ];
  const tails = listTails(sheet, frame);
  return {
    height: sheet.offsetHeight,
    sections: spansOf('section[data-section]'),
    entries: spansOf('[data-entry]'),
    blocks: [...blocksOf(sheet, frame, runsIn).filter(isShown), ...heads, ...tails],
    heads,
    tails,
    lines: linesOf(runs),
    starts: pageStarts(sheet, frame),
  };
}

/** Half of the space between two lines at most: a page may end within it, so that columns beside each other can end at one height. */
const LEADING = 4;

/** What is kept whole, without the space above its first line and below its last one. */
function blocksOf(sheet: HTMLElement, frame: SheetFrame, runsIn: RunsIn): Span[] {
  return [...sheet.querySelectorAll(BLOCK)].map((block) => {
    const { top, bottom } = spanOf(block, frame);
    const own = linesOf(runsIn(block));
    return {
      top: Math.max(top, Math.min(top + LEADING, ...own.map((line) => line.top))),
      bottom: Math.min(bottom, Math.max(bottom - LEADING, ...own.map((line) => line.bottom))),
    };
  });
}

/** The foot of a coloured ground stays with its last line: alone on a page it would be a patch of colour. */
function groundFeet(sheet: HTMLElement, frame: SheetFrame, runsIn: RunsIn): Span[] {
  return [...sheet.querySelectorAll('[data-ground]')].flatMap((ground) => {
    const last = Math.max(...linesOf(runsIn(ground)).map((line) => line.top));
    return Number.isFinite(last) ? [{ top: last, bottom: spanOf(ground, frame).bottom }] : [];
  });
}

type RunsIn = (box: Element) => readonly TextRun[];

/** The runs of each box of the sheet, in the order of the document. */
function runsByBox(sheet: HTMLElement, runs: readonly TextRun[]): RunsIn {
  const byBox = new Map<Element, TextRun[]>();
  for (const run of runs)
    for (let box: Element | null = run.element; box && box !== sheet; box = box.parentElement) {
      const known = byBox.get(box);
      if (known) known.push(run);
      else byBox.set(box, [run]);
    }
  return (box) => byBox.get(box) ?? [];
}

function linesOf(runs: readonly TextRun[]): Span[] {
  const fragments = runs.flatMap((run) => run.words.flatMap((word) => word.fragments ?? []));
  return [...runs, ...fragments].map(({ y, height }) => ({ top: y, bottom: y + height }));
}

/** Where the person wants new pages. The first entry of a section takes its heading along. */
function pageStarts(sheet: HTMLElement, frame: SheetFrame): number[] {
  return [...sheet.querySelectorAll('[data-starts-page]')].map((entry) => {
    const section = entry.closest('section[data-section]');
    const isFirst = section?.querySelector('[data-entry]') === entry;
    return spanOf(isFirst ? section : entry, frame).top;
  });
}

/** A heading stays with the first line below it, and above a list with two: one skill of many looks forgotten. */
function headingsWithNext(sheet: HTMLElement, runs: readonly TextRun[], runsIn: RunsIn): Span[] {
  return [...sheet.querySelectorAll(HEADING)].flatMap((heading) => {
    const own = runsIn(heading);
    const [first] = own;
    const last = own.at(-1);
    const after = last ? runs.indexOf(last) + 1 : 0;
    const next = runs[after];
    const scope = heading.closest('section[data-section]') ?? sheet;
    if (!first || !next || !scope.contains(next.element)) return [];
    const list = next.element.closest('ul, ol');
    const second = list && runs.slice(after + 1).find((run) => list.contains(run.element) && run.y > next.y);
    return joined(first, second && !next.element.closest('[data-entry]') ? second : next);
  });
}

/** The first line of an entry (who and when) stays with the line after it. */
function entryHeads(sheet: HTMLElement, runsIn: RunsIn): Span[] {
  return [...sheet.querySelectorAll('[data-entry]')].flatMap((entry) => {
    const own = runsIn(entry);
    const first = own[0];
    const next = own.find((run) => first && run.y >= first.y + first.height / 2);
    const third = own.find((run) => next && run.y >= next.y + next.height / 2);
    if (!first || !next) return [];
    return joined(first, third?.element.closest('li, p') ? third : next);
  });
}

/**
 * No page begins with the last statement of an entry alone, nor with the last short entry or skill of a section; and none ends
 * with the first of three statements or more.
 */
function listTails(sheet: HTMLElement, frame: SheetFrame): Span[] {
  const sections = [...sheet.querySelectorAll('section[data-section]')];
  const statements = [...sheet.querySelectorAll('[data-entry]')].map((one) => [
    ...one.querySelectorAll('li'),
  ]);
  const lists = [
    ...statements,
    ...statements.filter((list) => list.length > 2).map((list) => list.slice(0, 2)),
    ...sections.map((section) => [...section.querySelectorAll('[data-entry]')].slice(1)).filter(areShort),
    ...sections.map((section) => [...section.querySelectorAll('li')].slice(1)).filter(areAlone),
  ];
  return lists.flatMap((list) => {
    const [last, before] = list.toReversed();
    return last && before ? [{ top: spanOf(before, frame).top, bottom: spanOf(last, frame).bottom }] : [];
  });
}

const areShort = (entries: readonly Element[]): boolean => entries.every((one) => !one.querySelector('li'));
const areAlone = (items: readonly Element[]): boolean => items.every((one) => !one.closest('[data-entry]'));

function joined(first: TextRun, next: TextRun): Span[] {
  const top = Math.min(first.y, next.y);
  return [{ top, bottom: Math.max(first.y + first.height, next.y + next.height) }];
}

function spanOf(element: Element, frame: SheetFrame): Span {
  const box = element.getBoundingClientRect();
  return { top: (box.top - frame.top) / frame.scale, bottom: (box.bottom - frame.top) / frame.scale };
}

function isShown(span: Span): boolean {
  return span.bottom - span.top > 0.5;
}
