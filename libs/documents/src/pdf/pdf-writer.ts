/** A reference to an object of the file. */
export type Reference = `${number} 0 R`;

const encoder = new TextEncoder();

/** Collects the objects of a PDF 1.7 file and writes them out with small objects packed and compressed. */
export class PdfWriter {
  readonly #plain = new Map<number, string>();
  readonly #streams = new Map<number, { dictionary: string; data: Uint8Array | Promise<Uint8Array> }>();
  #count = 0;

  /** Takes a number for an object that is written later. */
  reserve(): Reference {
    this.#count += 1;
    return `${this.#count} 0 R`;
  }

  put(value: string, reference: Reference = this.reserve()): Reference {
    this.#plain.set(Number.parseInt(reference, 10), value);
    return reference;
  }

  /**
   * Adds a stream, compressed unless it is already (a JPEG) or must stay readable (metadata). The browser compresses all
   * streams of a file at once; `finish` waits for them.
   */
  stream(
    dictionary: string,
    data: string | Uint8Array,
    options: { isPacked?: boolean; reference?: Reference } = {},
  ): Reference {
    const reference = options.reference ?? this.reserve();
    const bytes = typeof data === 'string' ? encoder.encode(data) : data;
    const stream = options.isPacked
      ? { dictionary, data: bytes }
      : { dictionary: `${dictionary} /Filter /FlateDecode`, data: deflate(bytes) };
    this.#streams.set(Number.parseInt(reference, 10), stream);
    return reference;
  }

  async finish(root: Reference, info: Reference): Promise<Blob> {
    const packed = [...this.#plain.keys()];
    const bodies = packed.map((number) => this.#plain.get(number) ?? '');
    let end = 0;
    const index = packed.map((number, at) => {
      const entry = `${number} ${end}`;
      end += encoder.encode(bodies[at]).length + 1;
      return entry;
    });
    const first = `${index.join(' ')}\n`;
    const pack = this.stream(
      `/Type /ObjStm /N ${packed.length} /First ${first.length}`,
      `${first}${bodies.join('\n')}\n`,
    );
    const table = Number.parseInt(this.reserve(), 10);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const write = (part: string | Uint8Array) => {
      const bytes = typeof part === 'string' ? encoder.encode(part) : new Uint8Array(part);
      parts.push(bytes);
      length += bytes.length;
    };
    const places = new Map<number, [kind: number, place: number, index: number]>();
    write('%PDF-1.7\n');
    write(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
    for (const [number, { dictionary, data: written }] of this.#streams) {
      const data = await written;
      places.set(number, [1, length, 0]);
      write(`${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`);
      write(data);
      write('\nendstream\nendobj\n');
    }
    for (const [at, number] of packed.entries()) places.set(number, [2, Number.parseInt(pack, 10), at]);
    places.set(table, [1, length, 0]);
    const rows = new DataView(new ArrayBuffer((table + 1) * 7));
    rows.setUint16(5, 0xffff);
    for (const [number, [kind, place, at]] of places) {
      rows.setUint8(number * 7, kind);
      rows.setUint32(number * 7 + 1, place);
      rows.setUint16(number * 7 + 5, at);
    }
    const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const data = await deflate(new Uint8Array(rows.buffer));
    const tableAt = length;
    write(
      `${table} 0 obj\n<< /Type /XRef /Size ${table + 1} /W [1 4 2] /Root ${root} /Info ${info} /ID [<${id.join('')}> <${id.join('')}>] /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    );
    write(data);
    write(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  }
}

/** A text string of the file format: UTF-16 behind its mark, in hexadecimal. */
export function pdfText(text: string): string {
  return `<FEFF${utf16Hex(text)}>`;
}

export function utf16Hex(text: string): string {
  let hex = '';
  for (let at = 0; at < text.length; at++) hex += hex4(text.charCodeAt(at));
  return hex;
}

export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

/** A number with no more digits than a page can show. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A literal string for addresses, which are plain ASCII. */
export function pdfAscii(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, encodeURIComponent)})`;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(new Uint8Array(bytes)),
    writer.close(),
  ]);
  return new Uint8Array(packed);
}
