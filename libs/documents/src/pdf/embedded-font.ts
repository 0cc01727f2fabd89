import { FontSubset } from './font-subset.ts';
import { hex4, number, type PdfWriter, type Reference, utf16Hex } from './pdf-writer.ts';
import { TrueTypeFont } from './true-type-font.ts';

const COMBINING = /\p{M}|\u200d|\ufe0f/u;
const segmenter = new Intl.Segmenter();

/** Splits text into what is drawn as one: characters, or letters with their marks. */
export function drawnPieces(text: string): string[] {
  if (!COMBINING.test(text)) return [...text];
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Bits of a font's descriptor. */
const FLAGS = { symbolic: 4, italic: 64, forceBold: 262_144 };

/** What the fonts of a document that have the same letters share. */
interface Letters {
  font: TrueTypeFont;
  subset: FontSubset;
  /** The file and the Unicode map, once they are written. */
  streams?: { file: Reference; unicode: Reference };
}

/** A face as one document uses it: one font of the PDF, whatever files it is loaded from. */
export class EmbeddedFont {
  private constructor(
    private readonly letters: Letters,
    /** Name in the pages' resources. */
    readonly name: string,
    readonly reference: Reference,
    private readonly isBoldByName = false,
  ) {}

  static of(files: readonly ArrayBuffer[], name: string, reference: Reference): EmbeddedFont {
    const [first, ...more] = files.map((file) => new TrueTypeFont(file));
    if (!first) throw new Error('A face needs a file');
    return new EmbeddedFont({ font: first, subset: new FontSubset([first, ...more]) }, name, reference);
  }

  /** The same letters, with the same codes, under the name of a bold face. */
  underBoldName(name: string, reference: Reference): EmbeddedFont {
    return new EmbeddedFont(this.letters, name, reference, true);
  }

  get font(): TrueTypeFont {
    return this.letters.font;
  }

  get subset(): FontSubset {
    return this.letters.subset;
  }

  draws(piece: string): boolean {
    return this.subset.draws(piece);
  }

  /** Width of a code for a size of one. */
  width(code: number): number {
    return this.subset.advance(code) / this.font.unitsPerEm;
  }

  write(pdf: PdfWriter): void {
    const { font, subset } = this;
    const units = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
    // Writing the file adds the parts of composite glyphs, so the widths come after it.
    this.letters.streams ??= writeLetters(subset, pdf);
    const { file, unicode } = this.letters.streams;
    const name = `${subsetTag(subset.texts)}+${this.#faceName}`;
    const { box } = font;
    const flags =
      FLAGS.symbolic +
      (font.italicAngle === 0 ? 0 : FLAGS.italic) +
      (this.isBoldByName ? FLAGS.forceBold : 0);
    const descriptor = pdf.put(
      `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [${[box.xMin, box.yMin, box.xMax, box.yMax].map(units).join(' ')}] /ItalicAngle ${number(font.italicAngle)} /Ascent ${units(font.ascender)} /Descent ${units(font.descender)} /CapHeight ${units(font.capHeight)} /StemV 80 /FontFile2 ${file} >>`,
    );
    const widths = subset.texts.map((_, code) => units(subset.advance(code)));
    const descendant = pdf.put(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /DW 0 /W [0 [${widths.join(' ')}]] >>`,
    );
    pdf.put(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
      this.reference,
    );
  }

  get #faceName(): string {
    const { postScriptName } = this.font;
    return this.isBoldByName ? `${postScriptName.replace(/-?Regular$/, '')}-Bold` : postScriptName;
  }
}

function writeLetters(subset: FontSubset, pdf: PdfWriter): { file: Reference; unicode: Reference } {
  const data = subset.file();
  const file = pdf.stream(`/Length1 ${data.length}`, data);
  return { file, unicode: pdf.stream('', unicodeMap(subset.texts)) };
}

function unicodeMap(texts: readonly (string | undefined)[]): string {
  const rows = texts.flatMap((text, code) =>
    text === undefined ? [] : [`<${hex4(code)}> <${utf16Hex(text)}>`],
  );
  const blocks: string[] = [];
  // The format allows a hundred rows in a block.
  for (let at = 0; at < rows.length; at += 100) {
    const block = rows.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Six letters that differ with the subset, as the format asks. */
function subsetTag(texts: readonly (string | undefined)[]): string {
  let hash = texts.length;
  for (const letter of texts.join('')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('');
}
