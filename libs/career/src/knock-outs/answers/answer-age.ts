import { t } from '../../sentences/say.ts';
import type { AgeRequirement } from '../knock-out.types.ts';
import {
  type AnswerContext,
  type KnockOutAnswer,
  type KnockOutFact,
  met,
  notMet,
  unknown,
} from './answer.types.ts';
import { dayWords } from './day-words.ts';

const FIELD = 'personalInfo.dateOfBirth';

/** Whole years on a day, for somebody born on another. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether the age, on the day that the posting names, lies within its limits. */
export function answerAge(asked: AgeRequirement, context: AnswerContext): KnockOutAnswer {
  const born = (context.resume.personalInfo?.dateOfBirth ?? '').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born)) return unknown('not-said', FIELD);
  if (asked.bornFrom) {
    const fact = { path: FIELD, quote: t`Born on ${dayWords(born)}` };
    return born >= asked.bornFrom ? met(fact, FIELD) : notMet(fact, FIELD);
  }
  const day = asked.at === 'closing' ? (context.closing ?? context.today) : (asked.at ?? context.today);
  const age = ageOn(born, day);
  const quote =
    day === context.today
      ? t`Born on ${dayWords(born)}: ${age} today`
      : t`Born on ${dayWords(born)}: ${age} on ${dayWords(day)}`;
  const fact = { path: FIELD, quote };
  const isDayOpen = asked.at === 'closing' && context.closing === undefined;
  return isDayOpen && age === asked.max
    ? unknown('no-closing-date', FIELD, fact)
    : answerLimits(asked, age, fact);
}

function answerLimits({ min, max, orMax }: AgeRequirement, age: number, fact: KnockOutFact): KnockOutAnswer {
  if (min !== undefined && age < min) return notMet(fact, FIELD);
  if (max === undefined || age <= max) return met(fact, FIELD);
  return orMax !== undefined && age <= orMax ? unknown('exception', FIELD, fact) : notMet(fact, FIELD);
}
