/** Qualifications that a letter may name only when the resume does, by family: a B.Sc. is a bachelor's degree. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  doctorate: /\b(?:ph\.?\s?d|doctorate|doctoral degree|d\.?phil)\b/i,
  master:
    /\b(?:m\.?\s?sc|mba|m\.?\s?eng|m\.?\s?ed|m\.?\s?phil|ll\.?m|m\.?\s?tech|mpa|mph)\b|\bm\.a\.|\bmaster[’']?s?(?: degree| of | in )/i,
  bachelor:
    /\b(?:b\.?\s?sc|b\.?\s?eng|b\.?\s?ed|b\.?\s?tech|ll\.?b|b\.?\s?com|bba|mbbs|b\.?\s?pharm|b\.?\s?arch)\b|\bb\.?a\.|\bBA\b|\bbachelor[’']?s?\b/i,
  hnd: /\bHND\b|\bhigher national diploma\b/i,
  ond: /\bOND\b|\bordinary national diploma\b/i,
  nce: /\bNCE\b/,
  acca: /\bACCA\b/,
  ican: /\bICAN\b|institute of chartered accountants of nigeria/i,
  cpa: /\bCPA\b/,
  cfa: /\bCFA\b/,
  cima: /\bCIMA\b/,
  pmp: /\bPMP\b/,
  prince2: /\bPRINCE\s?2\b/i,
  cipm: /\bCIPM\b/,
  cipd: /\bCIPD\b/,
  coren: /\bCOREN\b/,
  cissp: /\bCISSP\b/,
  nysc: /\bNYSC\b|\bnational youth service\b|\bcorps member\b/i,
  nebosh: /\bNEBOSH\b/,
};

/** Families of the qualifications that a text names. */
export const degreesIn = (text: string): Set<string> =>
  new Set(Object.keys(FAMILIES).filter((family) => FAMILIES[family]?.test(text)));

/** The words that name a qualification of a family. */
export const degreeWords = (text: string, family: string): string =>
  FAMILIES[family]?.exec(text)?.[0] ?? family;
