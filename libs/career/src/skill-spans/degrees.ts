import type { Token } from './tokens.ts';

const DEGREE =
  /^(?:b\.?sc|b\.?a|b\.?eng|b\.?tech|b\.?ed|b\.?agric|b\.?com|b\.?pharm|bba|bmls|aimls|m\.?sc|m\.?a|m\.?eng|m\.?ed|mba|mph|ph\.?d|dphil|ll\.?b|ll\.?m|hnd|ond|nd|nce|ssce|wassce|pgd|pgde|degree|diploma|bachelor|bachelor['’]?s|master|master['’]?s|doctorate|mbbs)$/;
const INTRODUCTIONS = new Set(['national', 'higher', 'postgraduate', 'academic', 'university', 'secondary']);
const LINKS = new Set(['in', 'of', 'within']);

const isDegree = (token: Token | undefined): boolean => token !== undefined && DEGREE.test(token.lower);

/** Index of the last token of the degree's own name that begins at a token, or -1: National Diploma, HND or B.Sc. */
function nameEnd(tokens: readonly Token[], first: number): number {
  let at = first;
  while (INTRODUCTIONS.has(tokens[at]?.lower ?? '')) at++;
  if (!isDegree(tokens[at])) return -1;
  // A high degree of care is not a qualification.
  if (tokens[at]?.lower === 'degree' && tokens[at + 1]?.lower === 'of') return -1;
  while (isDegree(tokens[at + 1])) at++;
  return at;
}

/** Index of the last token of a degree with its first subject, or -1 where none begins. */
export function degreeEnd(
  tokens: readonly Token[],
  first: number,
  nounEnd: (first: number) => number,
): number {
  const end = nameEnd(tokens, first);
  if (end < 0) return -1;
  if (!LINKS.has(tokens[end + 1]?.lower ?? '')) return end;
  const subject = nounEnd(end + 2);
  if (subject < end + 2) return end;
  // Banking and Finance is one subject, as the capital letters show.
  const isTwofold = tokens[subject + 1]?.lower === 'and' && /^\p{Lu}/u.test(tokens[subject + 2]?.text ?? '');
  return isTwofold ? Math.max(subject, nounEnd(subject + 2)) : subject;
}
