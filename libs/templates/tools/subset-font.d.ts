declare module 'subset-font' {
  /** The font cut to the letters of the text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2' },
  ): Promise<Buffer>;
}
