import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { cleanLine, type ImportLine } from './import-line.ts';
import { ImportRefused } from './import-refused.ts';
import { readZip } from './read-zip.ts';

/** The parts that hold words; pictures and fonts stay packed. */
const WORDS = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/[^/]+\.rels|[^/]+\.xml))$/;

/** The lines of a Word file. */
export async function docxLines(bytes: Uint8Array): Promise<ImportLine[]> {
  const parts = await readZip(bytes, (name) => WORDS.test(name));
  if (!parts.has('word/document.xml')) throw new ImportRefused('unknown-type');
  // Packed anew from what was counted, so that the reader below meets no part whose size is not known.
  const safe = zipSync(Object.fromEntries(parts), { level: 0 });
  const arrayBuffer = safe.buffer.slice(safe.byteOffset, safe.byteOffset + safe.byteLength) as ArrayBuffer;
  const source = { arrayBuffer, buffer: safe } as unknown as { arrayBuffer: ArrayBuffer };
  try {
    const { value } = await mammoth.convertToHtml(source, {
      styleMap: ["p[style-name='Title'] => h1.title:fresh", "p[style-name='Subtitle'] => p:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    });
    return htmlLines(value);
  } catch {
    throw new ImportRefused('corrupt');
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** The lines of the reader's own small HTML: paragraphs, headings, list items, and table rows of one line a cell. */
function htmlLines(html: string): ImportLine[] {
  const rows = html.replace(/<tr>(.*?)<\/tr>/gs, (_, row: string) => {
    const cells = [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map((cell) => cell[1] ?? '');
    const isLine = cells.every((cell) => (cell.match(/<(?:p|li|h\d)[ >]/g) ?? []).length <= 1);
    const words = cells.map((cell) => cell.replace(/<[^>]+>/g, '').trim()).filter(Boolean);
    return isLine && words.length > 1 && !/<li>/.test(row) ? `<p>${words.join('\t')}</p>` : cells.join('');
  });
  const lines: ImportLine[] = [];
  for (const [, tag = 'p', attributes = '', inner = ''] of rows.matchAll(
    /<(h\d|p|li)((?: [^>]*)?)>(.*?)(?=<\/\1>|<(?:ul|ol)>)/gs,
  )) {
    for (const piece of inner.split(/<br ?\/?>/)) {
      const text = cleanLine(decoded(piece.replace(/<[^>]+>/g, '')));
      if (text === '') continue;
      lines.push({
        text,
        ...(tag.startsWith('h') && !attributes.includes('title')
          ? { isHeading: true, level: Number(tag[1]) }
          : {}),
        ...(attributes.includes('title') ? { isTitle: true } : {}),
        ...(tag === 'li' ? { isBullet: true } : {}),
        ...(/^<strong>.*<\/strong>$/s.test(piece.trim()) ? { scale: 1.05 } : {}),
      });
    }
  }
  return lines;
}
