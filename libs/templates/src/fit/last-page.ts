import { MARGINS, type Paper, paperOf, SHEET_HEIGHT } from './fit-sheet.ts';
import { loosen, sizesOf, tighten, tighteningAt } from './sheet-space.ts';

interface Stretch {
  top: number;
  bottom: number;
}

/** What decides where pages begin: heights from the top of the sheet, in its own pixels. */
export interface SheetParts {
  sections: readonly number[];
  entries: readonly number[];
  /** Heads and statements: none is cut. */
  blocks: readonly Stretch[];
  /** Pages that the person asked for. */
  asked: readonly number[];
  /** Where the last text ends. */
  end: number;
}

/** A page ends at a section when one begins within this share of its height, else at an entry, else at a statement. */
const WINDOWS = { sections: 0.1, entries: 0.16, blocks: 0.3 } as const;
/**
 * A last page filled less than three tenths looks like an oversight, one filled to its end may run over in a file. Files
 * break pages by each line and differ from what is foreseen here by some lines: hence room on both sides.
 */
const LEAST_FILLED = 0.4;
const MOST_FILLED = 0.95;
/** A page may end within the space between two lines: beside another column few begin at one height. */
const LEADING = 3;
/** What the Text PDF leaves free; pictures of pages leave a little more. */
const TEXT_MARGINS = { first: 22, later: 76 } as const;
type Margins = Record<keyof typeof MARGINS, number>;
/** Of six levels all space but no text goes at the last; below zero each gives a tenth of it more. */
const LEVELS = 6;
/** Tried one after the other: as few as keep typing quick. */
const TRIED = [2, 4, 6, -1, -2, -3, -5] as const;

interface LastPage {
  pages: number;
  /** Share of the last page that is filled. */
  filled: number;
}

/** How many pages a sheet takes, and how full the last one is. */
export function lastPage(parts: SheetParts, paper: Paper, margins: Margins = MARGINS): LastPage {
  let [pages, top] = [1, 0];
  for (;;) {
    const room = SHEET_HEIGHT[paper] - (pages === 1 ? margins.first : margins.later);
    const limit = top + room;
    const asked = parts.asked.find((at) => at > top + 1 && at <= Math.min(limit, parts.end));
    if (asked === undefined && parts.end <= limit) return { pages, filled: (parts.end - top) / room };
    top = asked ?? nextTop(parts, { top, limit, room });
    pages += 1;
  }
}

function nextTop(
  parts: SheetParts,
  { top, limit, room }: { top: number; limit: number; room: number },
): number {
  const tops = { ...parts, blocks: parts.blocks.map((block) => block.top) };
  const isClean = (at: number): boolean =>
    !parts.blocks.some((block) => block.top + LEADING < at && at < block.bottom - LEADING);
  for (const kind of ['sections', 'entries', 'blocks'] as const) {
    const earliest = Math.max(top + 1, limit - room * WINDOWS[kind]);
    const last = Math.max(...tops[kind].filter((at) => at >= earliest && at <= limit && isClean(at)));
    if (Number.isFinite(last)) return last;
  }
  return limit;
}

/**
 * The level at which no kind of file ends with a page that is nearly empty or about to run over, and none grows longer: by less
 * space where that suffices, else by more. Where none does, the one that fills the last page best; none where all are well
 * as they are, or nothing helps.
 */
export function leastSaving(at: (level: number) => readonly LastPage[]): number | undefined {
  const natural = at(0);
  if (natural.every(isGood)) return undefined;
  let [best, most] = [0, lowest(natural)];
  for (const level of TRIED) {
    const found = at(level);
    if (found.some((one, kind) => one.pages > (natural[kind]?.pages ?? 1))) continue;
    if (found.every(isGood)) return level;
    if (lowest(found) > most) [best, most] = [level, lowest(found)];
  }
  return best === 0 ? undefined : best;
}

const isGood = ({ pages, filled }: LastPage): boolean =>
  pages === 1 || (filled >= LEAST_FILLED && filled <= MOST_FILLED);

/** How full the emptiest last page is; one that may run over counts as nearly empty. */
const lowest = (kinds: readonly LastPage[]): number =>
  Math.min(...kinds.map(({ pages, filled }) => (pages > 1 && filled > MOST_FILLED ? 0 : filled)));

/** Draws the few lines of a last page back onto the page before, or lets more follow them: by space alone. */
export function saveLastPage(sheet: HTMLElement): void {
  loosen(sheet);
  const paper = paperOf(sheet);
  if (endOf(sheet) <= SHEET_HEIGHT[paper] - MARGINS.first) return;
  const sizes = sizesOf(sheet);
  const set = (level: number): void => tighten(sheet, sizes, tighteningAt(level / LEVELS, sizes.sizePx));
  const level = leastSaving((one) => {
    set(one);
    const parts = partsOf(sheet);
    return [lastPage(parts, paper), lastPage(parts, paper, TEXT_MARGINS)];
  });
  set(level ?? 0);
}

const PARTS = '.sheet-header, .sheet-section, .sheet-closing';

/** Bottom of the last part: a sheet is at least a page high. */
function endOf(sheet: HTMLElement): number {
  const at = measureOf(sheet);
  return Math.max(
    0,
    ...[...sheet.querySelectorAll(PARTS)].map((part) => at(part.getBoundingClientRect().bottom)),
  );
}

function partsOf(sheet: HTMLElement): SheetParts {
  const at = measureOf(sheet);
  const all = (selector: string) => [...sheet.querySelectorAll(selector)];
  const stretch = (first: Element, last: Element): Stretch => ({
    top: at(first.getBoundingClientRect().top),
    bottom: at(last.getBoundingClientRect().bottom),
  });
  const topsOf = (parts: readonly Element[]): number[] => parts.map((part) => stretch(part, part).top);
  const sections = all('.sheet-section');
  const entries = all('.sheet-entry');
  return {
    sections: topsOf(sections),
    entries: topsOf(entries),
    blocks: [
      ...all(LINE).map((line) => stretch(line, line)),
      ...[...sections, ...entries].flatMap((part) => togetherIn(part).map(([one, two]) => stretch(one, two))),
    ],
    asked: topsOf(all('[data-starts-page]')).sort((one, other) => one - other),
    end: endOf(sheet),
  };
}

const LINE = '.sheet-item, .sheet-text, .sheet-entry-title, .sheet-entry-detail, .sheet-skill-list';

/** What begins stays with the line after it, and no last statement is alone. */
function togetherIn(part: Element): [Element, Element][] {
  const lines = [...part.querySelectorAll('.sheet-item, .sheet-text')];
  const [first = part.querySelector(LINE)] = lines;
  const isEntry = part.classList.contains('sheet-entry');
  const [last, before] = lines.reverse();
  return [
    ...(first ? ([[part, first]] as [Element, Element][]) : []),
    ...(isEntry && last && before ? ([[before, last]] as [Element, Element][]) : []),
  ];
}

/** Turns heights on the screen into those of the sheet, which a preview may have scaled. */
function measureOf(sheet: HTMLElement): (y: number) => number {
  const frame = sheet.getBoundingClientRect();
  const scale = sheet.offsetWidth > 0 ? frame.width / sheet.offsetWidth : 1;
  return (y) => (y - frame.top) / scale;
}
