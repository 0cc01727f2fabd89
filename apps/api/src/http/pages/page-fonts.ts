/** What the text of a page without script is set in, of the fonts of the device. */
export const PAGE_FONTS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial';
