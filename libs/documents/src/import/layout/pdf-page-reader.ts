import { faceOf } from './font-face.ts';
import type { MarkedContent } from './marked-content.ts';
import { areaOf, combined, type Matrix, matrixOf, placed, UNCHANGED } from './matrix.ts';
import type { Area, DrawnArea, Face, Letter } from './page-marks.ts';
import { OPERATOR } from './pdf-operators.ts';
import type { PdfFont } from './pdf-source.ts';

interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

/** What `q` keeps and `Q` brings back. */
interface State {
  matrix: Matrix;
  clip: Area;
  fill: string;
  stroke: string;
  lineWidth: number;
  alpha: number;
  font: string;
  size: number;
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
}

/** Letters that are placed but cannot be seen, as a scan's recognised text, are kept apart. */
export interface Painted {
  seen: Letter[];
  unseen: Letter[];
  areas: DrawnArea[];
}

const INVISIBLE = 3;
/** Text that only clips is not painted either. */
const CLIPS = 7;
const NOWHERE: Area = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

const met = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Follows the operators of a page and notes where its letters and shapes come to lie. */
export class PdfPageReader {
  readonly painted: Painted = { seen: [], unseen: [], areas: [] };

  private readonly fonts: ReadonlyMap<string, PdfFont>;

  private state: State;

  private readonly kept: State[] = [];

  private textMatrix: Matrix = UNCHANGED;

  private lineX = 0;

  private lineY = 0;

  private x = 0;

  private clipsNext = false;

  /** The letter before was within the clip. */
  private isWithin = false;

  /** Where the letter before ended. */
  private end = { x: 0, y: 0 };

  private readonly faces = new Map<string, Face>();

  private readonly base: Matrix;

  private readonly marked: MarkedContent;

  constructor(base: Matrix, page: Area, fonts: ReadonlyMap<string, PdfFont>, marked: MarkedContent) {
    this.base = base;
    this.fonts = fonts;
    this.marked = marked;
    this.state = {
      matrix: base,
      clip: page,
      fill: '#000000',
      stroke: '#000000',
      lineWidth: 1,
      alpha: 1,
      font: '',
      size: 0,
      mode: 0,
      charSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
    };
  }

  /** Takes the next operator. */
  read(operator: number, args: readonly unknown[]): void {
    this.readText(operator, args as readonly number[]);
    this.readState(operator, args);
    this.readDrawing(operator, args);
    this.marked.read(operator, args);
  }

  private readText(operator: number, args: readonly number[]): void {
    const { state } = this;
    const [first = 0, second = 0] = args;
    if (operator === OPERATOR.showText) this.show(args[0] as unknown as readonly (Glyph | number)[]);
    else if (operator === OPERATOR.moveText) this.move(first, second);
    else if (operator === OPERATOR.setTextMatrix) this.startText(matrixOf(args[0]));
    else if (operator === OPERATOR.beginText) this.startText(UNCHANGED);
    else if (operator === OPERATOR.nextLine) this.move(0, state.leading);
    else if (operator === OPERATOR.setLeadingMoveText) {
      state.leading = second;
      this.move(first, second);
    } else if (operator === OPERATOR.setFont) {
      state.font = String(args[0]);
      state.size = second;
    } else if (operator === OPERATOR.setCharSpacing) state.charSpacing = first;
    else if (operator === OPERATOR.setWordSpacing) state.wordSpacing = first;
    else if (operator === OPERATOR.setHScale) state.stretch = first / 100;
    else if (operator === OPERATOR.setLeading) state.leading = -first;
    else if (operator === OPERATOR.setTextRise) state.rise = first;
    else if (operator === OPERATOR.setTextRenderingMode) state.mode = first;
  }

  private readState(operator: number, args: readonly unknown[]): void {
    const { state } = this;
    if (operator === OPERATOR.save) this.kept.push({ ...state });
    else if (operator === OPERATOR.restore || operator === OPERATOR.paintFormXObjectEnd) this.restore();
    else if (operator === OPERATOR.transform) state.matrix = combined(state.matrix, matrixOf(args));
    else if (operator === OPERATOR.setFillRGBColor) state.fill = String(args[0]);
    else if (operator === OPERATOR.setStrokeRGBColor) state.stroke = String(args[0]);
    else if (operator === OPERATOR.setLineWidth) state.lineWidth = Number(args[0]);
    else if (operator === OPERATOR.setGState) this.setGraphics(args[0] as readonly (readonly unknown[])[]);
    else if (operator === OPERATOR.paintFormXObjectBegin) this.beginForm(args);
    else if (operator === OPERATOR.beginAnnotation) this.beginAnnotation(args);
    else if (operator === OPERATOR.endAnnotation) this.restore();
  }

  private beginForm([matrix, box]: readonly unknown[]): void {
    this.kept.push({ ...this.state });
    if (matrix) this.state.matrix = combined(this.state.matrix, matrixOf(matrix));
    if (box) this.clipTo(box as ArrayLike<number>);
  }

  private beginAnnotation(args: readonly unknown[]): void {
    this.kept.push({ ...this.state });
    this.state.matrix = combined(
      combined(this.base, matrixOf(args[2] ?? UNCHANGED)),
      matrixOf(args[3] ?? UNCHANGED),
    );
    this.state.clip = NOWHERE;
  }

  private restore(): void {
    this.state = this.kept.pop() ?? this.state;
  }

  private setGraphics(entries: readonly (readonly unknown[])[]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.state.alpha = Number(value);
      else if (key === 'LW') this.state.lineWidth = Number(value);
      else if (key === 'Font') [this.state.font, this.state.size] = value as [string, number];
    }
  }

  private readDrawing(operator: number, args: readonly unknown[]): void {
    const { state } = this;
    if (operator === OPERATOR.constructPath) this.draw(Number(args[0]), args[2] as ArrayLike<number> | null);
    else if (operator === OPERATOR.clip || operator === OPERATOR.eoClip) this.clipsNext = true;
    else if (operator === OPERATOR.shadingFill) this.painted.areas.push({ ...state.clip, colour: 'shading' });
    else if (
      operator === OPERATOR.paintImageXObject ||
      operator === OPERATOR.paintInlineImageXObject ||
      operator === OPERATOR.paintImageMaskXObject
    ) {
      const area = met(areaOf(state.matrix, [0, 0, 1, 1]), state.clip);
      this.painted.areas.push({ ...area, colour: 'picture' });
    }
  }

  private draw(how: number, bounds: ArrayLike<number> | null): void {
    const isClip = this.clipsNext;
    this.clipsNext = false;
    if (!bounds) return;
    if (isClip) this.clipTo(bounds);
    if (how === OPERATOR.endPath || this.state.alpha === 0) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    const { matrix, clip, lineWidth, fill, stroke } = this.state;
    const isStroke = how === OPERATOR.stroke || how === OPERATOR.closeStroke;
    const area = areaOf(matrix, [x0, y0, x1, y1]);
    const half = isStroke ? (lineWidth * Math.hypot(matrix[0], matrix[1])) / 2 : 0;
    const grown = {
      left: area.left - half,
      top: area.top - half,
      right: area.right + half,
      bottom: area.bottom + half,
    };
    const seen = met(grown, clip);
    if (seen.right <= seen.left || seen.bottom <= seen.top) return;
    // A stroked box is only its edges, so it hides and fills nothing.
    const isFrame = isStroke && area.right - area.left > 4 && area.bottom - area.top > 4;
    this.painted.areas.push({ ...seen, colour: isFrame ? 'frame' : isStroke ? stroke : fill });
  }

  private clipTo(bounds: ArrayLike<number>): void {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    this.state.clip = met(this.state.clip, areaOf(this.state.matrix, [x0, y0, x1, y1]));
  }

  private startText(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineX = 0;
    this.lineY = 0;
    this.x = 0;
  }

  private move(x: number, y: number): void {
    this.lineX += x;
    this.lineY += y;
    this.x = this.lineX;
  }

  private show(glyphs: readonly (Glyph | number)[]): void {
    const { state } = this;
    const font = this.fonts.get(state.font);
    const unit = font?.fontMatrix?.[0] ?? 0.001;
    const matrix = combined(state.matrix, this.textMatrix);
    const size = Math.hypot(matrix[2], matrix[3]) * Math.abs(state.size) * tallness(font);
    const across = Math.sign(state.size || 1);
    const turn = Math.round(Math.atan2(matrix[1] * across, matrix[0] * across) / (Math.PI / 2));
    const face = this.face(font);
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.x -= (glyph / 1000) * state.size * state.stretch;
        continue;
      }
      const from = this.x;
      const width = (glyph.width ?? 0) * unit * state.size * state.stretch;
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      this.x += width + spacing * state.stretch;
      const start = placed(matrix, from, this.lineY + state.rise);
      const end = placed(matrix, from + width, this.lineY + state.rise);
      this.note(glyph.unicode ?? '', start, end, { size, face, turn: (turn + 4) % 4 });
    }
  }

  private note(
    text: string,
    start: { x: number; y: number },
    end: { x: number; y: number },
    look: { size: number; face: Face; turn: number },
  ): void {
    if (text === '' || look.size < 0.5) return;
    const { clip, mode, alpha } = this.state;
    const x = (start.x + end.x) / 2;
    const y = (start.y + end.y) / 2 - (look.turn === 0 ? look.size * 0.3 : 0);
    const isInside = x > clip.left - 1 && x < clip.right + 1 && y > clip.top - 1 && y < clip.bottom + 1;
    // A word that is cut off at an edge is still read whole.
    const goesOn =
      text.trim() !== '' && Math.hypot(start.x - this.end.x, start.y - this.end.y) < look.size * 0.3;
    this.end = end;
    this.isWithin = isInside || (this.isWithin && goesOn);
    if (!this.isWithin) return;
    const letter = { text, ...along(look.turn, start, end), ...look, ...this.marked.tag };
    const isSeen = mode !== INVISIBLE && mode !== CLIPS && alpha > 0.02 && look.size >= 2;
    (isSeen ? this.painted.seen : this.painted.unseen).push(letter);
  }

  private face(font: PdfFont | undefined): Face {
    const { fill, stroke, mode } = this.state;
    const colour = mode === 1 ? stroke : fill;
    const key = `${this.state.font} ${colour} ${mode}`;
    const known = this.faces.get(key);
    if (known) return known;
    const face = faceOf(font?.name ?? '', colour, mode === 2);
    this.faces.set(key, face);
    return face;
  }
}

/** A font of drawn letters may measure them in any unit: its box says how high they are. */
function tallness(font: PdfFont | undefined): number {
  if (!font?.isType3Font) return 1;
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0.001));
  return height > 0.05 && height < 20 ? height : 1;
}

/** A letter's place along its own line of text: turned text is measured as if the page were turned. */
function along(
  turn: number,
  start: { x: number; y: number },
  end: { x: number; y: number },
): { left: number; right: number; baseline: number } {
  if (turn === 1) return { left: start.y, right: end.y, baseline: -start.x };
  if (turn === 3) return { left: -start.y, right: -end.y, baseline: start.x };
  if (turn === 2) return { left: -start.x, right: -end.x, baseline: -start.y };
  return { left: start.x, right: end.x, baseline: start.y };
}
