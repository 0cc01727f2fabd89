/** What is not seen: controls, formats, private letters; the joiners of some scripts stay. */
const UNWANTED = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu;

/** A line's text in one form: composed letters, plain spaces, nothing that is not seen. A tab is a wide gap. */
export function cleanLine(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      // Bullets of symbol fonts.
      .replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d]/g, '•')
      .replace(UNWANTED, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/\ufb00/g, 'ff')
      .replace(/\ufb01/g, 'fi')
      .replace(/\ufb02/g, 'fl')
      .replace(/\ufb03/g, 'ffi')
      .replace(/\ufb04/g, 'ffl')
      .replace(/ {3,}/g, '\t')
      .replace(/ *\t[\t ]*/g, '\t')
      .replace(/ {2}/g, ' ')
      .trim()
  );
}
