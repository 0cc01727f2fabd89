/** Capitals, spaces and typographic forms of the same sign make no difference. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Letters and figures alone: survives wrapping, hyphenation and letters set apart. */
export function squeeze(text: string): string {
  return fold(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
