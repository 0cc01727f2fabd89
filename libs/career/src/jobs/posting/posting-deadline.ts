import { findDays } from '../../knock-outs/reading/days.ts';
import { readDeadline } from '../../knock-outs/reading/read-deadline.ts';
import { readSentence } from '../../knock-outs/reading/sentence.ts';
import { sentencesOf } from '../sentences.ts';

const CUE =
  /\b(?:deadline|clos(?:es?|ing)|apply (?:by|before|not later)|before|by|not later than|no later than|on or before|until|expir)/i;
const OTHER_DAY = /\b(?:interview|start|resum|posted|published|updated|salary|age|years)\b/i;
/** A label whose day is on the next line. */
const LABEL =
  /^(?:application |submission )?(?:deadline|closing date|closes(?: on)?|apply (?:by|before))(?: for applications)?:?$/i;

/**
 * The last day to apply that a posting names, `YYYY-MM-DD`, or empty. Days in numbers have the day first.
 * @param today for a day without its year: the next one that is to come.
 */
export function postingDeadline(text: string, today: string): string {
  const sentences = sentencesOf(text);
  for (const [index, one] of sentences.entries()) {
    const isLabel = LABEL.test(one);
    const sentence = readSentence(isLabel ? `deadline: ${sentences[index + 1] ?? ''}` : one);
    const day = readDeadline(sentence)[0]?.date ?? cuedDay(sentence.plain);
    const date = day && withYear(day, today);
    if (date) return date;
  }
  return '';
}

/** A day right after a word such as `closes` or `before`. */
function cuedDay(plain: string): string | undefined {
  const day = findDays(plain)[0];
  if (!day) return undefined;
  const before = plain.slice(Math.max(0, day.start - 60), day.start);
  return CUE.test(before) && !OTHER_DAY.test(before) ? day.date : undefined;
}

function withYear(date: string, today: string): string {
  if (!date.startsWith('--')) return date;
  if (today === '') return '';
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${date.slice(2)}`;
  return thisYear >= today ? thisYear : `${year + 1}-${date.slice(2)}`;
}
