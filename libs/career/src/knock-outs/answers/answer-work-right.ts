import { codesOf, countryOf, placesIn } from '../../jobs/places/place-names.ts';
import { oneLine } from '../../letters/words.ts';
import type { WorkRightRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';

const NATIONALITY = 'personalInfo.nationality';
const WORK_RIGHT = 'personalInfo.workRight';
const DENIED =
  /\b(?:need|require|no right|not (?:allowed|authori[sz]ed|permitted)|without (?:a )?(?:permit|right))/i;
const NO_NEED = /\b(?:no|not|without|never)\b[^,.;]{0,25}\b(?:need|require|sponsor)/i;

/** Whether the person is a citizen, or may work in the country by citizenship or by what they say of their right to work. */
export function answerWorkRight(asked: WorkRightRequirement, context: AnswerContext): KnockOutAnswer {
  const countries = asked.countries ?? (context.workplace ? [context.workplace] : []);
  const person = context.resume.personalInfo;
  const nationality = oneLine(person?.nationality ?? '');
  const own = codesOf(placesIn(nationality));
  const isCitizen = countries.some((code) => own.has(code));
  const citizen = { path: NATIONALITY, quote: nationality };
  if (isCitizen) return met(citizen, NATIONALITY);
  if (asked.as === 'citizen') {
    if (nationality === '' || own.size === 0) return unknown('not-said', NATIONALITY);
    return notMet(citizen, NATIONALITY);
  }
  const right = oneLine(person?.workRight ?? '');
  const fact = right === '' ? null : { path: WORK_RIGHT, quote: right };
  if (countries.length === 0) return unknown('no-country', WORK_RIGHT, fact);
  const named = codesOf(placesIn(right));
  if (!fact || !countries.some((code) => named.has(code))) return unknown('not-said', WORK_RIGHT, fact);
  return DENIED.test(right) && !NO_NEED.test(right) ? notMet(fact, WORK_RIGHT) : met(fact, WORK_RIGHT);
}

/** Country of a workplace, as a posting's location line says it. */
export const workplaceOf = (location: string): string | undefined =>
  location.trim() === '' ? undefined : countryOf(location);
