/** The part of PDFKit that the comparison uses; the package carries no types. */
declare module 'pdfkit' {
  interface Structure {
    add(child: Structure): void;
    end(): void;
  }
  export default class PdfKit {
    constructor(options: Record<string, unknown>);
    on(event: 'data' | 'end', listener: (chunk: Uint8Array) => void): void;
    struct(role: string, draw?: () => void): Structure;
    addStructure(structure: Structure): void;
    registerFont(name: string, file: Uint8Array): void;
    addPage(): void;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: Record<string, unknown>): void;
    end(): void;
  }
}
