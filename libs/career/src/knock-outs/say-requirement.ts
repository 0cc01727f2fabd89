import { credentialById } from '../claims/credentials.ts';
import { COUNTRIES } from '../jobs/places/countries.ts';
import { listed, listedOr } from '../sentences/listed.ts';
import { plural, t } from '../sentences/say.ts';
import { dayWords } from './answers/day-words.ts';
import type { AgeRequirement, KnockOutRequirement, NyscRequirement } from './knock-out.types.ts';
import { sayOLevel, saySchoolExam } from './say-exam.ts';
import { sayIntake } from './say-intake.ts';

const CLASSES: Readonly<Record<string, string>> = {
  first: t`first class`,
  'second-upper': t`second class upper (2:1)`,
  'second-lower': t`second class lower (2:2)`,
  third: t`third class`,
  pass: t`a pass degree`,
  distinction: t`distinction (HND or ND)`,
  'upper-credit': t`upper credit (HND or ND)`,
  'lower-credit': t`lower credit (HND or ND)`,
};
const SERVICE = {
  discharged: t`completed`,
  exempt: t`exempted`,
  excluded: t`excluded`,
  serving: t`now serving`,
} as const;

/** What a requirement asks for, in a few plain words: `At most 30 years old on 31 December 2026`. */
export function sayRequirement(asked: KnockOutRequirement): string {
  switch (asked.gate) {
    case 'age':
      return sayAge(asked);
    case 'degree-class':
      return t`At least ${listedOr(asked.accepts.map(sayClass))}`;
    case 'nysc':
      return sayService(asked);
    case 'o-level':
      return sayOLevel(asked);
    case 'school-exam':
      return saySchoolExam(asked);
    case 'years-after-nysc':
      return plural(asked.years, '# year of work after NYSC', '# years of work after NYSC');
    case 'licence':
      return sayLicence(asked.any, asked.classes);
    case 'residence':
      return t`Living in ${listedOr(asked.places.map(titled))}`;
    case 'work-right':
      return sayRight(asked.as, asked.countries ?? []);
    case 'intake':
      return sayIntake(asked);
    case 'deadline':
      return t`Apply by ${dayWords(asked.date)}`;
  }
}

function sayAge({ min, max, at, bornFrom }: AgeRequirement): string {
  if (bornFrom) return t`Born on or after ${dayWords(bornFrom)}`;
  if (min !== undefined && max !== undefined) return sayBetween(min, max, at);
  return max === undefined ? sayLeast(min ?? 0, at) : sayMost(max, at);
}

function sayBetween(min: number, max: number, at: string | undefined): string {
  if (at === undefined) return t`${min} to ${max} years old`;
  if (at === 'closing') return t`${min} to ${max} years old on the closing date`;
  return t`${min} to ${max} years old on ${dayWords(at)}`;
}

function sayLeast(min: number, at: string | undefined): string {
  if (at === undefined) return t`At least ${min} years old`;
  if (at === 'closing') return t`At least ${min} years old on the closing date`;
  return t`At least ${min} years old on ${dayWords(at)}`;
}

function sayMost(max: number, at: string | undefined): string {
  if (at === undefined) return t`At most ${max} years old`;
  if (at === 'closing') return t`At most ${max} years old on the closing date`;
  return t`At most ${max} years old on ${dayWords(at)}`;
}

function sayClass(accepted: string): string {
  const [points = '', of] = accepted.split('/');
  if (!/^\d/.test(accepted)) return CLASSES[accepted] ?? accepted;
  return of ? t`${points} points out of ${of}` : t`${points} points`;
}

function sayService({ accepts, service, isUnnamed }: NyscRequirement): string {
  const states = accepts.map((state) => SERVICE[state]);
  if (service === 'ghana') return t`National Service in Ghana: ${listedOr(states)}`;
  return isUnnamed ? t`National service: ${listedOr(states)}` : t`NYSC: ${listedOr(states)}`;
}

function sayLicence(any: readonly string[], classes: readonly string[] | undefined): string {
  const list = capital(listedOr(any.map(sayPaper)));
  return classes ? t`${list} (class ${listed(classes, classes.length)})` : list;
}

const sayPaper = (id: string): string =>
  id === 'driving' ? t`Driving licence` : (credentialById(id)?.name ?? id);

function sayRight(as: 'right' | 'citizen', countries: readonly string[]): string {
  const names = countries.map(countryName);
  if (as === 'citizen') return t`Citizen of ${listedOr(names)}`;
  return names.length > 0 ? t`Right to work in ${listedOr(names)}` : t`Right to work where the job is`;
}

const countryName = (code: string): string =>
  COUNTRIES.find((country) => country.code === code)?.names[0] ?? code;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (place: string): string =>
  place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
