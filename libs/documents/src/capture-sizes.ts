/** The capture's fixed sizes. */
export const CAPTURE = {
  /** A4 portrait, whatever the sheet's own paper. */
  pageSize: 'a4',
  pageWidthMm: 210,
  pageHeightMm: 297,
  topMarginMm: 8,
  bottomReserveMm: 15,
  /** Width of a sheet on that paper. */
  widthPx: 794,
  scale: 2,
  jpegQuality: 0.4,
  imageTimeoutMs: 15_000,
  maxPages: 10,
} as const;

/** Height of one captured page in the pixels of a sheet of this width: where the editor draws its page-end markers. */
export function capturePageHeight(sheetWidth: number): number {
  const { pageHeightMm, topMarginMm, bottomReserveMm, pageWidthMm } = CAPTURE;
  return ((pageHeightMm - topMarginMm - bottomReserveMm) * sheetWidth) / pageWidthMm;
}
