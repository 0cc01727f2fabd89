import type { RunWord, TextRun } from '../text-runs.ts';
import type { VisualLetter, VisualWord } from '../visual-letter.ts';
import { colourOperands, readColour } from './colour.ts';
import { drawnPieces, type EmbeddedFont } from './embedded-font.ts';
import { glyphPath, glyphPlace } from './glyph-path.ts';
import type { PageLayout } from './page-layout.ts';
import { hex4, number } from './pdf-writer.ts';

/** Share of an em that a word may be off before its letters are moved to fit. */
const KERNING_TOLERANCE = 0.04;

/** How much larger in points a text is that readers are to take apart from its neighbour. */
const APART = 0.02;

/** A run with what drawing it needs. */
export interface StyledRun extends TextRun {
  size: number;
  /** From the top of the line's box to its baseline. */
  ascent: number;
  spacing: number;
  colour: string;
  isUnderlined: boolean;
  /** Text that is read but not seen. */
  isUnseen: boolean;
  /** Wanted face first, then those that may have letters it lacks. */
  fonts: readonly EmbeddedFont[];
}

type DrawnRun = Omit<StyledRun, 'element'>;

/** Text operators of a run, to go between BT and ET. */
export function drawRun(run: DrawnRun, page: number, layout: PageLayout): string {
  const at = layout.place(page, run.x, run.y + run.ascent);
  const show = new ShowText(run.size);
  for (const word of run.words) showWord(show, word, run);
  const text = show.operators(run.size * layout.points);
  const place = `1 0 0 1 ${number(at.x)} ${number(at.y)} Tm\n`;
  return run.isUnseen ? `3 Tr ${place}${text}0 Tr\n` : `${run.colour} rg ${place}${text}`;
}

function showWord(show: ShowText, word: RunWord, run: DrawnRun): void {
  show.moveTo(word.x - run.x);
  const trimmed = word.text.trimEnd();
  const isBroken = word.fragments !== undefined || word.visual?.read !== undefined;
  show.isHidden = isBroken || run.isUnseen;
  const { visual } = word;
  const glyphs = visual ? visualGlyphs(visual, run) : wordGlyphs(trimmed, word.width, run);
  const natural = widthOf(glyphs, run);
  // Letters that join have no room between them.
  const isSqueezed = show.isHidden || visual !== undefined;
  // Rounded, so that neighbours of the same face share one operator.
  if (isSqueezed && natural > 0) show.squeeze(Math.round((word.width / natural) * 100) / 100);
  const spread = isSqueezed ? 0 : spreadOf(word.width - natural, glyphs.length, run);
  for (const { font, code, isApart } of glyphs) {
    show.glyph(font, code, isApart);
    if (spread !== 0) show.advance(spread);
  }
  if (isBroken) show.reveal(word.x - run.x + word.width);
  else if (visual && !show.isHidden) show.squeeze(undefined);
  if (trimmed.length < word.text.length) {
    const space = glyphOf(' ', run, wholeFace([...drawnPieces(trimmed), ' '], run));
    show.glyph(space.font, space.code);
  }
}

/** What each letter is moved by, so that a word is as wide as on the sheet. */
const spreadOf = (off: number, letters: number, { size }: DrawnRun): number =>
  letters > 1 && Math.abs(off) > KERNING_TOLERANCE * size ? off / letters : 0;

const widthOf = (glyphs: readonly PlacedGlyph[], run: DrawnRun): number =>
  glyphs.reduce((sum, { font, code }) => sum + font.width(code), 0) * run.size;

/**
 * The broken words of a run, drawn part by part as shapes. Their text lies whole and unseen where they begin, so that
 * readers find one word and not two.
 */
export function drawBrokenWords(run: DrawnRun, layout: PageLayout): { page: number; operators: string }[] {
  return run.words.flatMap((word: RunWord) =>
    word.visual?.read
      ? drawVisualWord(word, word.visual.seen, run, layout)
      : (word.fragments ?? []).map(({ text, x, y, width, height }) => {
          const page = layout.pageAt(y + height / 2);
          const face = wholeFace(drawnPieces(word.text.trimEnd()), run);
          const glyphs = drawnPieces(text).map((piece) => ({ piece, ...glyphOf(piece, run, face) }));
          const natural = glyphs.reduce((sum, { font, code }) => sum + font.width(code), 0) * run.size;
          const stretch = natural > 0 ? width / natural : 1;
          let pen = x;
          const paths = glyphs.map(({ piece, font, code }) => {
            const origin = layout.place(page, pen, y + run.ascent);
            const scale = (run.size * layout.points) / font.font.unitsPerEm;
            pen += font.width(code) * run.size * stretch;
            return (font.subset.parts(piece) ?? [])
              .map((part) =>
                glyphPath(
                  part.font,
                  part.glyph,
                  glyphPlace({ x: origin.x + part.x * scale, y: origin.y + part.y * scale }, scale),
                ),
              )
              .join(' ');
          });
          const path = paths.join(' ').trim();
          return { page, operators: path === '' ? '' : `q ${run.colour} rg ${path} f Q\n` };
        }),
  );
}

/** A word of several directions as shapes, from left to right. */
function drawVisualWord(
  word: RunWord,
  seen: readonly VisualLetter[],
  run: DrawnRun,
  layout: PageLayout,
): { page: number; operators: string }[] {
  const page = layout.pageAt(run.y + run.height / 2);
  const glyphs = seen.map((letter) => ({ letter, ...visualGlyph(letter, run) }));
  const paths = glyphs.flatMap(({ letter, font }) => {
    const origin = layout.place(page, letter.x ?? word.x, run.y + run.ascent);
    const scale = (run.size * layout.points) / font.font.unitsPerEm;
    return (font.subset.parts(letter.drawn) ?? []).map((part) =>
      glyphPath(
        part.font,
        part.glyph,
        glyphPlace({ x: origin.x + part.x * scale, y: origin.y + part.y * scale }, scale),
      ),
    );
  });
  const path = paths.join(' ').trim();
  return path === '' ? [] : [{ page, operators: `q ${run.colour} rg ${path} f Q\n` }];
}

/** A line under the run, drawn as decoration. */
export function drawUnderline(run: DrawnRun, page: number, layout: PageLayout): string {
  if (!run.isUnderlined) return '';
  const from = layout.place(page, run.x, run.y + run.ascent + run.size * 0.11);
  const colour = run.colour;
  const thick = Math.max(0.4, run.size * 0.05 * layout.points);
  return `q ${colour} RG ${number(thick)} w ${number(from.x)} ${number(from.y)} m ${number(from.x + run.width * layout.points)} ${number(from.y)} l S Q\n`;
}

/** Reads a run's look; the colour is ready to go before its operator. */
export function runStyle(
  element: HTMLElement,
): Pick<DrawnRun, 'size' | 'spacing' | 'colour' | 'isUnderlined' | 'isUnseen'> {
  const style = getComputedStyle(element);
  const link = element.closest('a');
  const colour = readColour(style.color);
  const lines = style.textDecorationLine + (link ? getComputedStyle(link).textDecorationLine : '');
  return {
    size: Number.parseFloat(style.fontSize),
    spacing: Number.parseFloat(style.letterSpacing) || 0,
    colour: colourOperands(colour),
    isUnderlined: lines.includes('underline'),
    isUnseen: colour.alpha === 0,
  };
}

/** Glyphs of a word as readers get it. Every other part is apart for them, so that none turns two of them together. */
const visualGlyphs = ({ seen, read = [seen] }: VisualWord, run: DrawnRun): PlacedGlyph[] =>
  read.flatMap((part, place) =>
    part.map((letter) => ({ ...visualGlyph(letter, run), isApart: place % 2 === 1 })),
  );

function visualGlyph(letter: VisualLetter, run: DrawnRun): PlacedGlyph {
  const font = faceFor(letter.of ?? (letter.drawn || letter.text), run);
  return { font, code: font.subset.letterCode(letter) };
}

interface PlacedGlyph {
  font: EmbeddedFont;
  code: number;
  isApart?: boolean;
}

/** Glyphs of a word. Characters that no face draws share the room that the others leave, so that none overlap. */
function wordGlyphs(word: string, width: number, run: DrawnRun): PlacedGlyph[] {
  const pieces = drawnPieces(word);
  const face = wholeFace(pieces, run);
  if (face) return pieces.map((piece) => glyphOf(piece, run, face));
  const lacking = pieces.filter((piece) => !faceFor(piece, run).draws(piece));
  if (lacking.length === 0) return pieces.map((piece) => glyphOf(piece, run));
  const drawn = pieces
    .filter((piece) => !lacking.includes(piece))
    .map((piece) => glyphOf(piece, run))
    .reduce((sum, { font, code }) => sum + font.width(code) * run.size, 0);
  // In tenths of an em, so that a character takes few codes.
  const share = Math.max(1, Math.round((10 * (width - drawn)) / lacking.length / run.size)) / 10;
  return pieces.map((piece) => {
    if (!lacking.includes(piece)) return glyphOf(piece, run);
    const font = faceFor(piece, run);
    return { font, code: font.subset.code(piece, Math.round((share - 1) * font.font.unitsPerEm)) };
  });
}

/** The first face that has all letters of a word: readers split a word where its font changes. */
const wholeFace = (pieces: readonly string[], run: DrawnRun): EmbeddedFont | undefined =>
  run.fonts.find((font) => pieces.every((piece) => font.draws(piece)));

function glyphOf(piece: string, run: DrawnRun, font = faceFor(piece, run)): PlacedGlyph {
  return { font, code: font.subset.code(piece, Math.round((run.spacing / run.size) * font.font.unitsPerEm)) };
}

function faceFor(piece: string, run: DrawnRun): EmbeddedFont {
  const font = run.fonts.find((one) => one.draws(piece)) ?? run.fonts[0];
  if (!font) throw new Error('A text needs a font');
  return font;
}

/** Gathers glyphs and moves between them into as few operators as can be. */
class ShowText {
  #pen = 0;
  #owed = 0;
  readonly #parts: {
    font: EmbeddedFont;
    items: string[];
    squeeze: number | undefined;
    isHidden: boolean;
    isApart: boolean;
  }[] = [];
  #squeeze: number | undefined;
  isHidden = false;

  constructor(private readonly size: number) {}

  moveTo(x: number): void {
    this.#owed = x - this.#pen;
  }

  /** Following glyphs are this much of their width. */
  squeeze(by: number | undefined): void {
    this.#squeeze = by;
  }

  /** Following glyphs are seen again, from here. */
  reveal(x: number): void {
    this.#squeeze = undefined;
    this.isHidden = false;
    this.moveTo(x);
  }

  advance(by: number): void {
    this.#owed += by;
  }

  glyph(font: EmbeddedFont, code: number, isApart = false): void {
    let part = this.#parts.at(-1);
    if (
      part?.font !== font ||
      part.squeeze !== this.#squeeze ||
      part.isHidden !== this.isHidden ||
      part.isApart !== isApart
    ) {
      part = { font, items: [], squeeze: this.#squeeze, isHidden: this.isHidden, isApart };
      this.#parts.push(part);
    }
    // A move inside squeezed text is squeezed too.
    const factor = this.#squeeze ?? 1;
    const move = Math.round((-this.#owed / this.size / factor) * 1000);
    if (move !== 0) {
      part.items.push(String(move));
      this.#pen -= (move / 1000) * this.size * factor;
    }
    this.#owed = 0;
    const last = part.items.at(-1);
    if (last?.startsWith('<')) part.items[part.items.length - 1] = `${last.slice(0, -1)}${hex4(code)}>`;
    else part.items.push(`<${hex4(code)}>`);
    this.#pen += font.width(code) * this.size * factor;
  }

  operators(points: number): string {
    return this.#parts
      .map(({ font, items, squeeze, isHidden, isApart }) => {
        // A reader takes a text of another size for another text.
        const text = `/${font.name} ${number(isApart ? points + APART : points)} Tf [${items.join('')}] TJ\n`;
        if (squeeze === undefined) return text;
        const fitted = `${number(squeeze * 100)} Tz ${text}`;
        return isHidden ? `3 Tr ${fitted}0 Tr 100 Tz\n` : `${fitted}100 Tz\n`;
      })
      .join('');
  }
}
