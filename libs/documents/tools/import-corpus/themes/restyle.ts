import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { JsonResume } from '../person.types.ts';

/** Elements of a page that share tag, classes and parent. */
interface Kind {
  /** Mean number of letters. */
  letters: number;
  /** It holds text and no other block. */
  isLeaf: boolean;
  /** Of its letters, in pixels. */
  size: number;
}

type Pair = readonly [string, string | undefined];
/** A declaration, or the share of its size that the letters get. */
type Change = readonly [share: number, ...declarations: (string | number)[]];

const SHORT: readonly Change[] = [
  [0.15, 'font-weight: 400', 'font-weight: 700'],
  [0.07, 'font-style: italic', 'font-style: normal'],
  [0.1, 0.85, 0.9, 1.1, 1.2, 1.3],
  [0.04, 'text-transform: uppercase'],
  [0.16, 'display: block', 'display: block', 'display: inline', 'display: inline-block'],
  [0.08, 'float: right', 'float: right', 'float: left', 'float: none'],
  [0.04, 'color: #555', 'color: #06c', 'color: #833', 'color: #000'],
];
const LONG: readonly Change[] = [
  [0.08, 0.85, 0.9, 1.1, 1.2],
  [0.04, 'text-align: justify'],
  [0.08, 'margin-top: 0', 'margin-top: 4px', 'margin-top: 10px'],
];
const BOX: readonly Change[] = [
  [0.08, 'margin-bottom: 0', 'margin-bottom: 6px', 'margin-bottom: 16px'],
  [0.06, 'padding-left: 0', 'padding-left: 12px', 'padding-left: 24px'],
  [0.04, 'flex-direction: row-reverse', 'flex-direction: column'],
];
const PAGE: readonly Change[][] = [
  [
    [
      0.6,
      ...['DejaVu Sans', 'DejaVu Serif', 'Liberation Sans', 'Liberation Serif'].map(
        (font) => `* { font-family: ${font}`,
      ),
    ],
  ],
  [[0.3, 'li { list-style: none', 'li { list-style: disc inside', 'li { list-style: square outside']],
  [[0.3, 'body { max-width: 560px', 'body { max-width: 640px', 'body { max-width: 720px']],
];
const SHORT_LETTERS = 60;
/** How often the texts of a kind of head change places. */
const SWAPPED = 0.4;

/** The same numbers between 0 and 1 for a name each time. */
function numbersOf(name: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${name} ${count}`).digest().readUInt32LE(0) / 2 ** 32;
  };
}

/** Gives a rendered theme another look, the same for all people: elements get other sizes, sides and lines, and texts of heads change places. */
export async function restyle(page: Page, name: string, resume: JsonResume): Promise<void> {
  const next = numbersOf(name);
  for (const pairs of pairsOf(resume)) if (next() < SWAPPED) await page.evaluate(swapTexts, pairs);
  const kinds = await page.evaluate(markKinds);
  const rules = kinds.flatMap((kind, at) => {
    const changes = kind.isLeaf ? (kind.letters < SHORT_LETTERS ? SHORT : LONG) : BOX;
    const change = drawnOf(changes, next);
    if (change === undefined) return [];
    const said = typeof change === 'number' ? `font-size: ${(kind.size * change).toFixed(1)}px` : change;
    return [`[data-kind="${at}"] { ${said} !important }`];
  });
  const whole = PAGE.flatMap((changes) => drawnOf(changes, next) ?? []).map((rule) => `${rule} !important }`);
  await page.addStyleTag({ content: [...rules, ...whole].join('\n') });
}

/** One of the changes by their shares, or none. */
function drawnOf(changes: readonly Change[], next: () => number): string | number | undefined {
  let left = next();
  for (const [share, ...declarations] of changes) {
    if (left < share) return declarations[Math.floor(next() * declarations.length)];
    left -= share;
  }
  return undefined;
}

/** Texts that may change places, by kind: all of a kind do, or none. */
const pairsOf = ({ work = [], education = [], awards = [] }: JsonResume): Pair[][] => [
  work.map((job) => [job.name, job.position]),
  education.map((school) => [school.institution, school.studyType]),
  education.map((school) => [school.institution, school.area]),
  awards.map((award) => [award.title, award.awarder]),
];

/** Runs in the page: numbers the kinds of its elements, in the order of their names. */
function markKinds(): Kind[] {
  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isBlock = (child: Element): boolean =>
    textOf(child) !== '' && getComputedStyle(child).display !== 'inline';
  const nameOf = (one: Element): string =>
    [one.tagName, one.className, one.parentElement?.className, one.parentElement?.tagName].join('|');
  const elements = [...document.body.querySelectorAll('*:not(script, style, br, img, i, svg, svg *)')];
  const kinds = Map.groupBy(elements.filter(textOf), nameOf);
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, alike], at) => {
      for (const element of alike) element.setAttribute('data-kind', String(at));
      const letters = alike.reduce((sum, element) => sum + textOf(element).length, 0) / alike.length;
      const size = Number.parseFloat(alike[0] ? getComputedStyle(alike[0]).fontSize : '16');
      return { letters, size, isLeaf: !alike.some((element) => [...element.children].some(isBlock)) };
    });
}

/** Runs in the page: the two texts of each pair that are nearest to each other change places. */
function swapTexts(pairs: Pair[]): void {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const free = new Set(nodes);
  const those = (text: string): Text[] =>
    nodes.filter((node) => free.has(node) && plain(node.data) === plain(text));
  const distance = ([one, other]: readonly [Text, Text]): number =>
    Math.abs(nodes.indexOf(one) - nodes.indexOf(other));
  for (const [one, other] of pairs) {
    const seconds = other ? those(other) : [];
    const all = those(one).flatMap((first) => seconds.map((second) => [first, second] as const));
    const [best] = all.sort((a, b) => distance(a) - distance(b));
    if (!best || distance(best) > 12) continue;
    const [first, second] = best;
    [first.data, second.data] = [second.data, first.data];
    free.delete(first);
    free.delete(second);
  }
}
