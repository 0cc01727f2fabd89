import type { VisualLetter } from '../visual-letter.ts';
import type { TrueTypeFont } from './true-type-font.ts';

/** A glyph drawn over others at an offset in font units. */
interface Part {
  font: TrueTypeFont;
  glyph: number;
  x: number;
  y: number;
}

interface Slot {
  outline: () => Uint8Array;
  advance: number;
}

const COMPONENT = {
  words: 0x0001,
  xyValues: 0x0002,
  scale: 0x0008,
  more: 0x0020,
  twoScales: 0x0040,
  matrix: 0x0080,
  instructions: 0x0100,
};

/**
 * The glyphs of one face that a document uses, from all the files that the face is cut into: a word whose letters are
 * in two of them is still one text of one font. Every piece of text (a character, or a letter with its combining marks)
 * gets its own slot, so each code in the file means exactly one text and extractors cannot confuse letters.
 */
export class FontSubset {
  readonly texts: (string | undefined)[] = [undefined];
  readonly #slots: Slot[];
  readonly #codes = new Map<string, number>();
  readonly #copies = new Map<TrueTypeFont, Map<number, number>>();
  /** The file whose measures the subset has. */
  readonly font: TrueTypeFont;

  constructor(private readonly files: readonly [TrueTypeFont, ...TrueTypeFont[]]) {
    [this.font] = files;
    this.#slots = [{ outline: () => new Uint8Array(), advance: 0 }];
  }

  get size(): number {
    return this.#slots.length;
  }

  /** Whether the face can draw this piece of text. */
  draws(text: string): boolean {
    return this.#codes.has(text) || this.parts(text) !== undefined;
  }

  /**
   * Code of a piece of text; an undrawable one takes an empty glyph, so that it can still be read out.
   * Letter spacing (in font units) is part of the glyph's advance: extractors take a wide gap between two glyphs for a
   * space and would read the word letter by letter.
   */
  code(text: string, spacing = 0): number {
    const key = spacing === 0 ? text : `${text}\u0000${spacing}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const parts = this.parts(text);
    const [base] = parts ?? [];
    const code = this.#add({
      advance: Math.max(0, (base ? base.font.advance(base.glyph) : this.font.unitsPerEm) + spacing),
      outline: () => this.#outlineOf(parts ?? []),
    });
    this.texts[code] = text;
    this.#codes.set(key, code);
    return code;
  }

  /** Code of a letter that is drawn in the form it has beside its neighbours. */
  letterCode({ text, drawn, share = 1, of = drawn }: VisualLetter): number {
    if (drawn === text && share === 1) return this.code(text);
    const key = [text, drawn, share, of].join('\u0001');
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const parts = this.parts(of);
    const [base] = parts ?? [];
    const code = this.#add({
      advance: Math.round((base ? base.font.advance(base.glyph) : this.font.unitsPerEm) * share),
      outline: () => this.#outlineOf(drawn === '' ? [] : (parts ?? [])),
    });
    this.texts[code] = text;
    this.#codes.set(key, code);
    return code;
  }

  advance(code: number): number {
    return this.#slots[code]?.advance ?? 0;
  }

  /** The smaller TrueType file. */
  file(): Uint8Array {
    const outlines: Uint8Array[] = [];
    // Composite glyphs add slots while they are written, so the list grows under the loop.
    for (let code = 0; code < this.#slots.length; code++)
      outlines.push(this.#slots[code]?.outline() ?? new Uint8Array());
    const offsets = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
    const padded = outlines.map((outline) => (outline.length + 3) & ~3);
    const glyf = new Uint8Array(padded.reduce((sum, length) => sum + length, 0));
    let end = 0;
    outlines.forEach((outline, index) => {
      glyf.set(outline, end);
      end += padded[index] ?? 0;
      offsets.setUint32((index + 1) * 4, end);
    });
    const metrics = new DataView(new ArrayBuffer(outlines.length * 4));
    this.#slots.forEach((slot, index) => {
      const outline = outlines[index];
      metrics.setUint16(index * 4, slot.advance);
      if (outline && outline.length > 0)
        metrics.setInt16(index * 4 + 2, new DataView(outline.buffer, outline.byteOffset).getInt16(2));
    });
    return writeFont([
      ['glyf', glyf],
      [
        'head',
        changed(this.font.table('head'), (view) => {
          view.setUint32(8, 0);
          view.setInt16(50, 1);
        }),
      ],
      ['hhea', changed(this.font.table('hhea'), (view) => view.setUint16(34, outlines.length))],
      ['hmtx', new Uint8Array(metrics.buffer)],
      ['loca', new Uint8Array(offsets.buffer)],
      [
        'maxp',
        changed(this.font.table('maxp'), (view) => {
          // Points, contours and so on: as many as any glyph of any file may have.
          const limits = this.files.map((file) => new DataView(file.table('maxp').buffer));
          for (let at = 6; at < 32; at += 2)
            view.setUint16(at, Math.max(...limits.map((limit) => limit.getUint16(at))));
          view.setUint16(4, outlines.length);
          view.setUint16(28, Math.max(4, view.getUint16(28)));
          view.setUint16(30, Math.max(3, view.getUint16(30)));
        }),
      ],
    ]);
  }

  #add(slot: Slot): number {
    this.#slots.push(slot);
    return this.#slots.length - 1;
  }

  /** One glyph where the face has it, else a letter with its marks set over or under it. */
  parts(text: string): Part[] | undefined {
    const letters = [...text.normalize('NFC')].map((letter) => this.#partOf(letter.codePointAt(0) ?? 0));
    const found = letters.filter((part) => part !== undefined);
    const [base, ...marks] = found;
    if (!base || found.length < letters.length) return undefined;
    const parts: Part[] = [base];
    const baseBox = base.font.glyphBox(base.glyph);
    let top = baseBox?.yMax ?? 0;
    let bottom = baseBox?.yMin ?? 0;
    for (const { font, glyph } of marks) {
      const box = font.glyphBox(glyph);
      if (!box || !baseBox) continue;
      const isAbove = box.yMin > this.font.xHeight / 2;
      // Marks are drawn for a small letter: over a taller one they rise, under a deeper one they sink.
      const y = Math.round(isAbove ? Math.max(0, top - this.font.xHeight) : Math.min(0, bottom));
      const x = Math.round((baseBox.xMin + baseBox.xMax - box.xMin - box.xMax) / 2);
      parts.push({ font, glyph, x, y });
      if (isAbove) top = box.yMax + y;
      else bottom = box.yMin + y;
    }
    return parts;
  }

  #partOf(code: number): Part | undefined {
    const font = this.files.find((file) => file.glyph(code) !== 0);
    return font && { font, glyph: font.glyph(code), x: 0, y: 0 };
  }

  #outlineOf(parts: readonly Part[]): Uint8Array {
    const [base] = parts;
    if (!base) return new Uint8Array();
    return parts.length === 1 ? this.#copiedOutline(base) : this.#composite(parts);
  }

  /** Slot of a glyph that others are built from. */
  #copy({ font, glyph }: Pick<Part, 'font' | 'glyph'>): number {
    const copies = this.#copies.get(font) ?? new Map<number, number>();
    this.#copies.set(font, copies);
    const known = copies.get(glyph);
    if (known !== undefined) return known;
    const slot = this.#add({
      outline: () => this.#copiedOutline({ font, glyph }),
      advance: font.advance(glyph),
    });
    copies.set(glyph, slot);
    return slot;
  }

  #composite(parts: readonly Part[]): Uint8Array {
    const boxes = parts.flatMap(({ font, glyph, x, y }) => {
      const box = font.glyphBox(glyph);
      return box ? [{ xMin: box.xMin + x, yMin: box.yMin + y, xMax: box.xMax + x, yMax: box.yMax + y }] : [];
    });
    const view = new DataView(new ArrayBuffer(10 + parts.length * 8));
    view.setInt16(0, -1);
    view.setInt16(2, Math.min(...boxes.map((box) => box.xMin)));
    view.setInt16(4, Math.min(...boxes.map((box) => box.yMin)));
    view.setInt16(6, Math.max(...boxes.map((box) => box.xMax)));
    view.setInt16(8, Math.max(...boxes.map((box) => box.yMax)));
    parts.forEach(({ font, glyph, x, y }, index) => {
      const at = 10 + index * 8;
      const more = index < parts.length - 1 ? COMPONENT.more : 0;
      view.setUint16(at, COMPONENT.words | COMPONENT.xyValues | more);
      view.setUint16(at + 2, this.#copy({ font, glyph }));
      view.setInt16(at + 4, x);
      view.setInt16(at + 6, y);
    });
    return new Uint8Array(view.buffer);
  }

  #copiedOutline({ font, glyph }: Pick<Part, 'font' | 'glyph'>): Uint8Array {
    const outline = font.outline(glyph).slice();
    if (outline.length === 0) return outline;
    const view = new DataView(outline.buffer);
    const contours = view.getInt16(0);
    if (contours >= 0) return withoutInstructions(outline, view, contours);
    let at = 10;
    let flags = COMPONENT.more;
    while (flags & COMPONENT.more) {
      flags = view.getUint16(at);
      view.setUint16(at, flags & ~COMPONENT.instructions);
      view.setUint16(at + 2, this.#copy({ font, glyph: view.getUint16(at + 2) }));
      at += flags & COMPONENT.words ? 8 : 6;
      if (flags & COMPONENT.scale) at += 2;
      else if (flags & COMPONENT.twoScales) at += 4;
      else if (flags & COMPONENT.matrix) at += 8;
    }
    return outline.slice(0, at);
  }
}

/** Hints are left out: without the programs they call they would be faulty, and print and screens do without. */
function withoutInstructions(outline: Uint8Array, view: DataView, contours: number): Uint8Array {
  const at = 10 + contours * 2;
  const length = view.getUint16(at);
  const short = new Uint8Array(outline.length - length);
  short.set(outline.subarray(0, at));
  short.set(outline.subarray(at + 2 + length), at + 2);
  return short;
}

function changed(table: Uint8Array, change: (view: DataView) => void): Uint8Array {
  change(new DataView(table.buffer));
  return table;
}

function writeFont(tables: readonly (readonly [tag: string, table: Uint8Array])[]): Uint8Array {
  const start = 12 + tables.length * 16;
  const length = tables.reduce((sum, [, table]) => sum + ((table.length + 3) & ~3), start);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let end = start;
  tables.forEach(([tag, table], index) => {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) view.setUint8(at + letter, tag.charCodeAt(letter));
    file.set(table, end);
    const padded = (table.length + 3) & ~3;
    let sum = 0;
    for (let word = end; word < end + padded; word += 4) sum = (sum + view.getUint32(word)) >>> 0;
    view.setUint32(at + 4, sum);
    view.setUint32(at + 8, end);
    view.setUint32(at + 12, table.length);
    end += padded;
  });
  return file;
}
