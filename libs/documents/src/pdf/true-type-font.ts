/** Box of a glyph's outline in font units. */
export interface GlyphBox {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Reads what a document needs from a TrueType file: characters, advances, outlines and vertical measures. */
export class TrueTypeFont {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly box: GlyphBox;
  readonly postScriptName: string;

  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #tables = new Map<string, { offset: number; length: number }>();
  readonly #glyphOf: (code: number) => number;
  readonly #advances: number;
  readonly #longOffsets: boolean;

  constructor(file: ArrayBuffer) {
    this.#view = new DataView(file);
    this.#bytes = new Uint8Array(file);
    const version = this.#view.getUint32(0);
    if (version !== 0x00010000 && version !== 0x74727565)
      throw new Error('Only TrueType outlines can be embedded');
    for (let index = 0; index < this.#view.getUint16(4); index++) {
      const at = 12 + index * 16;
      const tag = String.fromCharCode(...this.#bytes.subarray(at, at + 4));
      this.#tables.set(tag, { offset: this.#view.getUint32(at + 8), length: this.#view.getUint32(at + 12) });
    }
    const head = this.offset('head');
    const hhea = this.offset('hhea');
    this.unitsPerEm = this.#view.getUint16(head + 18);
    this.box = this.#boxAt(head + 36);
    this.#longOffsets = this.#view.getInt16(head + 50) === 1;
    this.ascender = this.#view.getInt16(hhea + 4);
    this.descender = this.#view.getInt16(hhea + 6);
    this.#advances = this.#view.getUint16(hhea + 34);
    const post = this.#tables.get('post');
    this.italicAngle = post ? this.#view.getInt32(post.offset + 4) / 0x10000 : 0;
    this.#glyphOf = this.#readCharacterMap();
    this.xHeight = this.glyphBox(this.glyph(0x78))?.yMax ?? this.unitsPerEm / 2;
    this.capHeight = this.glyphBox(this.glyph(0x48))?.yMax ?? this.ascender;
    this.postScriptName = this.#readPostScriptName();
  }

  /** Glyph of a code point, 0 when the font has none. */
  glyph(code: number): number {
    return this.#glyphOf(code);
  }

  advance(glyph: number): number {
    const index = Math.min(glyph, this.#advances - 1);
    return this.#view.getUint16(this.offset('hmtx') + index * 4);
  }

  /** Outline of a glyph as stored; empty for a space. */
  outline(glyph: number): Uint8Array {
    const loca = this.offset('loca');
    const at = (index: number) =>
      this.#longOffsets ? this.#view.getUint32(loca + index * 4) : this.#view.getUint16(loca + index * 2) * 2;
    const glyf = this.offset('glyf');
    return this.#bytes.subarray(glyf + at(glyph), glyf + at(glyph + 1));
  }

  glyphBox(glyph: number): GlyphBox | undefined {
    const outline = this.outline(glyph);
    return outline.length === 0 ? undefined : this.#boxAt(outline.byteOffset + 2);
  }

  table(tag: string): Uint8Array {
    const { offset, length } = this.#entry(tag);
    return this.#bytes.slice(offset, offset + length);
  }

  private offset(tag: string): number {
    return this.#entry(tag).offset;
  }

  #entry(tag: string): { offset: number; length: number } {
    const entry = this.#tables.get(tag);
    if (!entry) throw new Error(`The font has no ${tag} table`);
    return entry;
  }

  #boxAt(at: number): GlyphBox {
    const [xMin = 0, yMin = 0, xMax = 0, yMax = 0] = [0, 2, 4, 6].map((step) =>
      this.#view.getInt16(at + step),
    );
    return { xMin, yMin, xMax, yMax };
  }

  #readCharacterMap(): (code: number) => number {
    const cmap = this.offset('cmap');
    const found = new Map<number, number>();
    for (let index = 0; index < this.#view.getUint16(cmap + 2); index++) {
      const at = cmap + this.#view.getUint32(cmap + 8 + index * 8);
      found.set(this.#view.getUint16(at), at);
    }
    const groups = found.get(12);
    const segments = found.get(4);
    if (groups !== undefined) return (code) => this.#inGroups(groups, code);
    if (segments !== undefined) return (code) => this.#inSegments(segments, code);
    throw new Error('The font has no Unicode character map');
  }

  #inGroups(at: number, code: number): number {
    let low = 0;
    let high = this.#view.getUint32(at + 12) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = at + 16 + middle * 12;
      if (code < this.#view.getUint32(group)) high = middle - 1;
      else if (code > this.#view.getUint32(group + 4)) low = middle + 1;
      else return this.#view.getUint32(group + 8) + code - this.#view.getUint32(group);
    }
    return 0;
  }

  #inSegments(at: number, code: number): number {
    if (code > 0xffff) return 0;
    const doubled = this.#view.getUint16(at + 6);
    for (let step = 0; step < doubled; step += 2) {
      if (code > this.#view.getUint16(at + 14 + step)) continue;
      const start = this.#view.getUint16(at + 16 + doubled + step);
      if (code < start) return 0;
      const delta = this.#view.getUint16(at + 16 + doubled * 2 + step);
      const rangeAt = at + 16 + doubled * 3 + step;
      const range = this.#view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = this.#view.getUint16(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  }

  #readPostScriptName(): string {
    const table = this.#tables.get('name');
    if (!table) return 'Font';
    const texts = table.offset + this.#view.getUint16(table.offset + 4);
    for (let index = 0; index < this.#view.getUint16(table.offset + 2); index++) {
      const at = table.offset + 6 + index * 12;
      if (this.#view.getUint16(at + 6) !== 6) continue;
      const start = texts + this.#view.getUint16(at + 10);
      const raw = this.#bytes.subarray(start, start + this.#view.getUint16(at + 8));
      const name = String.fromCharCode(...raw).replace(/[^A-Za-z0-9-]/g, '');
      if (name !== '') return name;
    }
    return 'Font';
  }
}
