/** A PDF of plain text, made by hand so that each thing that can be wrong with one can be put in. */
export interface MadePdf {
  /** The lines of each page. */
  pages: readonly (readonly string[])[];
  /** Places the lines one on another, so that any number has room. */
  step?: number;
  /** The table of contents at the end of the file points nowhere. */
  brokenTable?: boolean;
  /** Pages hold the numbers of glyphs, and the font does not say which letter each is. */
  fontWithoutMap?: boolean;
  /** Drawn after the text. */
  drawing?: string;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const glyphs = (text: string): string =>
  [...text].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');

export function madePdf({ pages, step = 16, brokenTable, fontWithoutMap, drawing = '' }: MadePdf): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  const font = fontWithoutMap
    ? add(
        '<< /Type /Font /Subtype /Type0 /BaseFont /Unmapped /Encoding /Identity-H /DescendantFonts [4 0 R] >>',
      )
    : add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unmapped /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /DW 600 >>',
  );
  const kids = pages.map((lines) => {
    const shown = lines.map((line, at) => {
      const words = fontWithoutMap ? `<${glyphs(line)}>` : `(${escaped(line)})`;
      return `BT /F1 11 Tf 56 ${(790 - at * step).toFixed(2)} Td ${words} Tj ET`;
    });
    const content = [...shown, drawing].join('\n');
    const stream = add(`<< /Length ${latin(content).length} >>\nstream\n${content}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${stream} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  return written(objects, catalog, brokenTable ?? false);
}

function written(objects: readonly string[], catalog: number, brokenTable: boolean): Buffer {
  const pieces = ['%PDF-1.7\n'];
  let at = pieces[0]?.length ?? 0;
  const starts = objects.map((body, index) => {
    const start = at;
    const piece = `${index + 1} 0 obj\n${body}\nendobj\n`;
    pieces.push(piece);
    at += latin(piece).length;
    return start;
  });
  const rows = starts.map(
    (start) => `${String(brokenTable ? start + 7 : start).padStart(10, '0')} 00000 n \n`,
  );
  pieces.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${brokenTable ? 99_999_999 : at}\n%%EOF\n`,
  );
  return latin(pieces.join(''));
}
