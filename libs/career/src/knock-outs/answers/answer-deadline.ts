import { t } from '../../sentences/say.ts';
import type { DeadlineRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';
import { dayWords } from './day-words.ts';

/** Whether applications are still taken today. */
export function answerDeadline(
  { date, orDate }: DeadlineRequirement,
  { today }: AnswerContext,
): KnockOutAnswer {
  const fact = { path: '', quote: t`Today is ${dayWords(today)}` };
  if (date.startsWith('-')) return unknown('no-year', null, fact);
  const isOpen = today <= date;
  if (orDate !== undefined && today <= orDate !== isOpen) return unknown('two-dates', null, fact);
  return isOpen ? met(fact, null) : notMet(fact, null);
}
