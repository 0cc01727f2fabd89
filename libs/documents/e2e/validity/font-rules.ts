import { PDFArray, PDFDict, PDFNumber } from 'pdf-lib';
import type { OpenedPdf } from './opened-pdf.ts';

/** What is wrong with a font that a page uses: it must be an embedded subset whose every shown letter can be read. */
export function fontFaults(pdf: OpenedPdf, font: PDFDict, shown: ReadonlySet<number>): string[] {
  const name = pdf.name(font, 'BaseFont') ?? 'a font';
  const faults: string[] = [];
  const say = (fault: string): void => {
    faults.push(`${name}: ${fault}`);
  };
  if (pdf.name(font, 'Subtype') !== 'Type0') say('is no composite font');
  if (!/^[A-Z]{6}\+/.test(name)) say('is no subset');
  const descendant = pdf.list(font, 'DescendantFonts').map((one) => pdf.follow(one))[0];
  if (!(descendant instanceof PDFDict)) return [...faults, `${name}: has no descendant`];
  if (pdf.get(descendant, 'CIDToGIDMap') === undefined) say('has no map to its glyphs');
  if (pdf.name(descendant, 'BaseFont') !== name) say('has two names');
  const descriptor = pdf.dict(descendant, 'FontDescriptor');
  if (pdf.name(descriptor, 'FontName') !== name) say('has another name in its descriptor');
  const file = pdf.stream(descriptor, 'FontFile2');
  const map = pdf.stream(font, 'ToUnicode');
  if (!file) return [...faults, `${name}: is not embedded`];
  if (!map) return [...faults, `${name}: has no Unicode map`];
  return [
    ...faults,
    ...letterFaults(readMetrics(file), {
      name,
      shown,
      texts: unicodeMap(new TextDecoder().decode(map)),
      widths: widthsOf(pdf, descendant),
    }),
  ];
}

/** What is wrong with the letters that a font shows. */
function letterFaults(
  metrics: { unitsPerEm: number; advances: number[] },
  font: {
    name: string;
    shown: ReadonlySet<number>;
    texts: ReadonlyMap<number, string>;
    widths: ReadonlyMap<number, number>;
  },
): string[] {
  const faults: string[] = [];
  for (const code of font.shown) {
    if (code === 0 || code >= metrics.advances.length)
      faults.push(`${font.name}: shows code ${code}, which is no glyph`);
    if (!isReadable(font.texts.get(code))) faults.push(`${font.name}: has no text for code ${code}`);
    const advance = ((metrics.advances[code] ?? 0) * 1000) / metrics.unitsPerEm;
    if (Math.abs(advance - (font.widths.get(code) ?? -1)) > 1)
      faults.push(`${font.name}: has two widths for code ${code}`);
  }
  return faults;
}

const isReadable = (text: string | undefined): boolean =>
  Boolean(text) && !/[\0\ufeff\ufffe]/.test(text ?? '');

function unicodeMap(text: string): Map<number, string> {
  const rows = text.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>\n/g);
  return new Map(
    [...rows].map(([, code = '', hex = '']) => [
      Number.parseInt(code, 16),
      String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  );
}

function widthsOf(pdf: OpenedPdf, font: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  let first = 0;
  for (const member of pdf.list(font, 'W')) {
    if (member instanceof PDFNumber) first = member.asNumber();
    else if (member instanceof PDFArray)
      for (const [index, width] of member.asArray().entries())
        if (width instanceof PDFNumber) widths.set(first + index, width.asNumber());
  }
  return widths;
}

/** Advances of a TrueType file, from its own tables. */
function readMetrics(file: Uint8Array): { unitsPerEm: number; advances: number[] } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    tables.set(new TextDecoder().decode(file.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const start = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no ${tag} table`);
    return at;
  };
  const count = view.getUint16(start('hhea') + 34);
  const advances = Array.from({ length: count }, (_, index) => view.getUint16(start('hmtx') + index * 4));
  return { unitsPerEm: view.getUint16(start('head') + 18), advances };
}
