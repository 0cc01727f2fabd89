/** What is used of a font that PDF.js has read. */
export interface PdfFont {
  name?: string;
  fontMatrix?: readonly number[];
  isType3Font?: boolean;
  bbox?: readonly number[];
}

/** What is used of a page that PDF.js opened. */
export interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number; transform: readonly number[] };
  getOperatorList(): Promise<{ fnArray: readonly number[]; argsArray: readonly unknown[] }>;
  getAnnotations(): Promise<readonly object[]>;
  /** The tree of a tagged file. */
  getStructTree?(): Promise<unknown>;
  commonObjs: { get(name: string, ready: (font: unknown) => void): unknown };
  cleanup(): unknown;
}

/** What is used of a document that PDF.js opened; `fontExtraProperties` must be set for the names of fonts. */
export interface OpenedPdf {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
}
