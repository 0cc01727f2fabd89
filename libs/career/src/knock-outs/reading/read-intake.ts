import { MONTH_NAMES } from '@career/contracts/vocabulary/month-names';
import type { IntakeRequirement } from '../knock-out.types.ts';
import { isAsked, numberOf, type Sentence } from './sentence.ts';
import { matchesOf, WORDS, type WordingMatch } from './wordings.ts';

/** `Graduates of 2021 to 2025`: lines that ask by beginning with what they ask for. */
const OPENS =
  /^\W*(?:(?:recent|fresh|only|open to|must be|are) )*(?:graduat|completed|nysc|national youth service|year of)/;
const MONTH_BEFORE = /\b(?<month>[a-z]{3,9})\.? ?,? ?$/;

/** Years of graduation or of the end of national service that a sentence asks for. */
export function readIntake(sentence: Sentence): IntakeRequirement[] {
  const { plain } = sentence;
  if (!WORDS.asking.test(plain) && !OPENS.test(plain)) return [];
  for (const match of matchesOf('intake', plain)) {
    const limits = limitsOf(match, plain);
    if (!limits || !isAsked(sentence, match.start, match.end)) continue;
    const of = /graduat/.test(plain.slice(match.start, match.end)) ? 'graduation' : 'nysc';
    return [{ gate: 'intake', of, ...limits }];
  }
  return [];
}

type Limits = Pick<IntakeRequirement, 'from' | 'to' | 'within'>;

function limitsOf(match: WordingMatch, plain: string): Limits | undefined {
  const { reads, groups } = match;
  if (reads === 'within') return withinOf(groups);
  const year = groups.n ?? '';
  if (reads === 'after') return { from: String(Number(year) + 1) };
  if (reads === 'before') return { to: String(Number(year) - 1) };
  const whole = plain.slice(match.start, match.end);
  const first = monthed(plain, match.start + whole.indexOf(year), year);
  if (reads === 'in') return { from: first, to: first };
  if (reads !== 'range') return reads === 'from' ? { from: first } : { to: first };
  const end = groups.to ?? '';
  const last = monthed(plain, match.start + whole.lastIndexOf(end), end);
  return first.slice(0, 4) <= last.slice(0, 4) ? { from: first, to: last } : undefined;
}

function withinOf({ n, unit = '' }: WordingMatch['groups']): Limits | undefined {
  const number = numberOf(n);
  return number > 0 ? { within: unit.startsWith('month') ? number : number * 12 } : undefined;
}

/** A year with the month that is named before it. */
function monthed(plain: string, at: number, year: string): string {
  const named = MONTH_BEFORE.exec(plain.slice(0, at))?.groups?.month ?? '';
  const month = MONTH_NAMES.findIndex(
    (name) => named.length > 2 && name.toLowerCase().startsWith(named.replace(/^sept$/, 'sep')),
  );
  return month === -1 ? year : `${year}-${String(month + 1).padStart(2, '0')}`;
}
