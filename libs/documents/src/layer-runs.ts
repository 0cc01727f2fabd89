import type { TextRun } from './text-runs.ts';

/** About how wide a letter and the space between two words are, as shares of their height: nobody sees these words. */
const LETTER_WIDTH = 0.4;
const SPACE_WIDTH = 0.3;

/**
 * The words under a picture as a reader from top to bottom needs them: each of several roles at one employer says employer
 * and place itself, as in the Text PDF, where the picture shows the employer once; and a heading of two lines is one, since
 * its second line may be level with what it heads.
 */
export function layerRuns(sheet: HTMLElement, runs: readonly TextRun[]): TextRun[] {
  const own = [...sheet.querySelectorAll<HTMLElement>('[data-entry] [data-in-text-pdf="true"]')];
  return own.reduce(withOwnEmployer, withWholeHeadings(runs));
}

function withWholeHeadings(runs: readonly TextRun[]): TextRun[] {
  const headingOf = ({ element }: TextRun): HTMLElement | null => element.closest('h2');
  const lines = Map.groupBy(runs, headingOf);
  return runs.flatMap((run) => {
    const heading = headingOf(run);
    const [first, ...others] = (heading && lines.get(heading)) || [];
    if (!heading || !first || others.every(({ y }) => y === first.y)) return run;
    return run === first ? runAt(first, heading, [first, ...others].map(({ text }) => text).join(' ')) : [];
  });
}

/** Puts the line after the title of its entry, in place of what the sheet shows for it. */
function withOwnEmployer(runs: TextRun[], line: HTMLElement): TextRun[] {
  const entry = line.closest('[data-entry]');
  const isShown = ({ element }: TextRun): boolean =>
    entry?.contains(element) === true && element.closest('[data-in-text-pdf="false"]') !== null;
  const isTitle = ({ element }: TextRun): boolean =>
    entry?.contains(element) === true && element.closest('.sheet-entry-title') !== null;
  const kept = runs.filter((run) => !isShown(run));
  const title = kept.findLast(isTitle);
  const at = title
    ? kept.indexOf(title) + 1
    : kept.findIndex(({ element }) => entry?.contains(element) === true);
  const place = runs.findLast(isShown) ?? title;
  return place && at >= 0 ? kept.toSpliced(at, 0, runAt(place, line, line.textContent)) : runs;
}

function runAt({ x, y, height }: TextRun, element: HTMLElement, text: string): TextRun {
  const texts = text.trim().split(/\s+/);
  let next = x;
  const words = texts.map((word) => {
    const at = next;
    const wide = word.length * height * LETTER_WIDTH;
    next += wide + height * SPACE_WIDTH;
    return { text: `${word} `, x: at, width: wide };
  });
  return { text: words.map((word) => word.text).join(''), x, y, width: next - x, height, words, element };
}
