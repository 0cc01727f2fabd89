const LEADING_BULLET = /^\s*(?:[-*•·▪◦–—]|\d{1,2}[.)])\s+/;

/** The statements of a description, one a line, without the bullet a person typed before each. */
export const statementsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(LEADING_BULLET, '').trim())
    .filter(Boolean);
