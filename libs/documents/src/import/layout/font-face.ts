import type { Face } from './page-marks.ts';

const BOLD = /bold|black|heavy|demi|[-_, ](?:bd|sb|eb)(?:it)?\b/i;
const ITALIC = /ital|obliq|slant|[-_, ](?:it|bi|sl|bdit)\b/i;
/** TeX's own names say weight and slant in a syllable, such as CMBX10 or SFTI1095. */
const TEX = /^(?:CM|SF|EC|LA)([A-Z]+)\d+$/;
const TEX_BOLD = /^(?:BX|SSBX|B|XB|SSDC|SX|BI|BL|RB)/;
const TEX_ITALIC = /^(?:TI|SL|BXTI|BXSL|SSI|TTI|SI|MI|BI|BL|IT)/;

/** The face of a font by its name. */
export function faceOf(font: string, colour: string, isThick: boolean): Face {
  const name = font.replace(/^[A-Z]{6}\+/, '');
  const [, tex = ''] = TEX.exec(name) ?? [];
  return {
    font: name,
    bold: isThick || BOLD.test(name) || TEX_BOLD.test(tex),
    italic: ITALIC.test(name) || TEX_ITALIC.test(tex),
    ...(/^#[\da-f]{6}$/i.test(colour) && colour !== '#000000' ? { colour } : {}),
  };
}
