import { create, type Font } from 'fontkit';

const FIGURES = [...'0123456789'];
/** Share of an em by which a figure may be off by a slip of rounding: the nine of EB Garamond bold italic is. */
const SLIP = 0.003;

/** The file with figures of one width in place of those that differ, where the face has such figures. */
export function withTabularFigures(file: Buffer): Buffer {
  const font = create(file) as Font;
  const usual = font.layout(FIGURES.join('')).glyphs;
  if (new Set(usual.map(({ advanceWidth }) => advanceWidth)).size === 1) return file;
  const widths = usual.map(({ advanceWidth }) => advanceWidth);
  if (Math.max(...widths) - Math.min(...widths) <= SLIP * font.unitsPerEm)
    return withWidth(
      file,
      usual.map(({ id }) => id),
      widths[0] ?? 0,
    );
  const even = font.layout(FIGURES.join(''), ['tnum']).glyphs;
  if (new Set(even.map(({ advanceWidth }) => advanceWidth)).size > 1)
    throw new Error(`${font.familyName} has no figures of one width`);
  const glyphs = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
  FIGURES.forEach((figure, at) => {
    glyphs.set(figure.codePointAt(0) ?? 0, even[at]?.id ?? 0);
  });
  return withCharacterMap(file, glyphs);
}

/** The file with the same width for these glyphs. */
function withWidth(file: Buffer, glyphs: readonly number[], width: number): Buffer {
  const changed = Buffer.from(file);
  for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== 'hmtx') continue;
    for (const glyph of glyphs) changed.writeUInt16BE(width, file.readUInt32BE(entry + 8) + glyph * 4);
  }
  return changed;
}

/** The file with another character map (format 12), put at its end. */
function withCharacterMap(file: Buffer, glyphs: ReadonlyMap<number, number>): Buffer {
  const rows = [...glyphs].sort(([one], [other]) => one - other);
  const map = Buffer.alloc(12 + 16 + rows.length * 12);
  map.writeUInt16BE(1, 2);
  // Windows, full Unicode.
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(rows.length, 24);
  rows.forEach(([code, glyph], row) => {
    map.writeUInt32BE(code, 28 + row * 12);
    map.writeUInt32BE(code, 32 + row * 12);
    map.writeUInt32BE(glyph, 36 + row * 12);
  });
  const room = Buffer.alloc((4 - (file.length % 4)) % 4);
  const changed = Buffer.concat([file, room, map]);
  for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    changed.writeUInt32BE(file.length + room.length, entry + 8);
    changed.writeUInt32BE(map.length, entry + 12);
  }
  return changed;
}
