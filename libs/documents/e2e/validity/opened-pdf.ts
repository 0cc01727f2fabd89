import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** A PDF as its objects, read by pdf-lib: nothing of the product takes part. */
export class OpenedPdf {
  private constructor(
    readonly bytes: Uint8Array,
    readonly document: PDFDocument,
  ) {}

  static async of(bytes: Uint8Array): Promise<OpenedPdf> {
    return new OpenedPdf(bytes, await PDFDocument.load(bytes, { updateMetadata: false }));
  }

  get catalog(): PDFDict {
    return this.document.catalog;
  }

  get objects(): PDFObject[] {
    return this.document.context.enumerateIndirectObjects().map(([, object]) => object);
  }

  /** What is in a dictionary, references followed. */
  get(dict: PDFDict | undefined, name: string): PDFObject | undefined {
    const value = dict?.get(PDFName.of(name));
    return value && this.follow(value);
  }

  follow(value: PDFObject): PDFObject | undefined {
    return value instanceof PDFRef ? this.document.context.lookup(value) : value;
  }

  dict(dict: PDFDict | undefined, name: string): PDFDict | undefined {
    const value = this.get(dict, name);
    if (value instanceof PDFRawStream) return value.dict;
    return value instanceof PDFDict ? value : undefined;
  }

  /** The members of an array, or the thing itself where there is one alone. */
  list(dict: PDFDict | undefined, name: string): PDFObject[] {
    const value = this.get(dict, name);
    if (value === undefined) return [];
    return value instanceof PDFArray ? value.asArray() : [value];
  }

  text(dict: PDFDict | undefined, name: string): string | undefined {
    const value = this.get(dict, name);
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  }

  name(dict: PDFDict | undefined, name: string): string | undefined {
    const value = this.get(dict, name);
    return value instanceof PDFName ? value.decodeText() : undefined;
  }

  number(dict: PDFDict | undefined, name: string): number | undefined {
    const value = this.get(dict, name);
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  }

  /** The bytes of a stream, or of several that count as one. */
  stream(dict: PDFDict | undefined, name: string): Uint8Array | undefined {
    const streams = this.list(dict, name).map((part) => this.follow(part));
    const parts = streams.filter((part) => part instanceof PDFRawStream);
    if (parts.length === 0 || parts.length < streams.length) return undefined;
    return Buffer.concat(
      parts.flatMap((part) => [decodePDFRawStream(part).decode(), Buffer.from('\n')]),
    ).subarray(0, -1);
  }
}
