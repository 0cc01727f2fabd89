declare module 'subset-font' {
  /** The font cut to the letters of the text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noLayoutClosure?: boolean;
      /** One place on each axis. */
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
