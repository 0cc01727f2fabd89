import { credentialById } from '../claims/credentials.ts';
import { COUNTRIES } from '../jobs/places/countries.ts';
import { dayWords } from './answers/day-words.ts';
import type {
  AgeRequirement,
  IntakeRequirement,
  KnockOutRequirement,
  NyscRequirement,
  OLevelRequirement,
  SchoolExamRequirement,
} from './knock-out.types.ts';

const CLASSES: Readonly<Record<string, string>> = {
  first: 'first class',
  'second-upper': 'second class upper (2:1)',
  'second-lower': 'second class lower (2:2)',
  third: 'third class',
  pass: 'a pass degree',
  distinction: 'distinction (HND or ND)',
  'upper-credit': 'upper credit (HND or ND)',
  'lower-credit': 'lower credit (HND or ND)',
};
const SERVICE = {
  discharged: 'completed',
  exempt: 'exempted',
  excluded: 'excluded',
  serving: 'now serving',
} as const;

const listed = (words: readonly string[], join: 'or' | 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`;

/** What a requirement asks for, in a few plain words: `At most 30 years old on 31 December 2026`. */
export function sayRequirement(asked: KnockOutRequirement): string {
  switch (asked.gate) {
    case 'age':
      return sayAge(asked);
    case 'degree-class':
      return `At least ${listed(asked.accepts.map(sayClass), 'or')}`;
    case 'nysc':
      return sayService(asked);
    case 'o-level':
      return sayOLevel(asked);
    case 'school-exam':
      return saySchoolExam(asked);
    case 'years-after-nysc':
      return `${asked.years} ${asked.years === 1 ? 'year' : 'years'} of work after NYSC`;
    case 'licence':
      return capital(listed(asked.any.map(sayPaper), 'or') + sayClasses(asked.classes));
    case 'residence':
      return `Living in ${listed(asked.places.map(titled), 'or')}`;
    case 'work-right':
      return sayRight(asked.as, asked.countries ?? []);
    case 'intake':
      return sayIntake(asked);
    case 'deadline':
      return `Apply by ${dayWords(asked.date)}`;
  }
}

function sayAge({ min, max, at, bornFrom }: AgeRequirement): string {
  if (bornFrom) return `Born on or after ${dayWords(bornFrom)}`;
  const when = at === undefined ? '' : at === 'closing' ? ' on the closing date' : ` on ${dayWords(at)}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max} years old${when}`;
  return max === undefined ? `At least ${min} years old${when}` : `At most ${max} years old${when}`;
}

function sayClass(accepted: string): string {
  const [points, of] = accepted.split('/');
  if (!/^\d/.test(accepted)) return CLASSES[accepted] ?? accepted;
  return of ? `${points} points out of ${of}` : `${points} points`;
}

function sayOLevel({ credits, sittings, subjects }: OLevelRequirement): string {
  const count = credits ? `${credits} O’Level credits` : 'O’Level credits';
  const within =
    sittings === undefined ? '' : sittings === 1 ? ' in one sitting' : ` in at most ${sittings} sittings`;
  const named = subjects ? `${credits ? ', with' : ' in'} ${listed(subjects.map(titled), 'and')}` : '';
  return `${count}${within}${named}`;
}

function sayService({ accepts, service, isUnnamed }: NyscRequirement): string {
  const states = listed(
    accepts.map((state) => SERVICE[state]),
    'or',
  );
  if (service === 'ghana') return `National Service in Ghana: ${states}`;
  return `${isUnnamed ? 'National service' : 'NYSC'}: ${states}`;
}

const EXAMS = { kcse: 'KCSE', matric: 'Matric (NSC)', bece: 'BECE', wassce: 'WASSCE' } as const;
const PASSES: Readonly<Record<string, string>> = {
  bachelor: 'a bachelor’s pass',
  diploma: 'a diploma pass',
  'higher-certificate': 'a higher certificate pass',
};

function saySchoolExam({ exam, result, subjects, orOther }: SchoolExamRequirement): string {
  const overall = result && (exam === 'kcse' ? `a mean grade of ${result}` : (PASSES[result] ?? result));
  const named = subjects?.map(saySubject) ?? [];
  const parts = overall ? [overall, ...named] : named;
  const what = `${EXAMS[exam]}${parts.length > 0 ? ` with ${listed(parts, 'and')}` : ''}`;
  return orOther ? `${what}, or something else that the posting takes` : what;
}

/** `mathematics level 4` as `Mathematics (level 4)`. */
function saySubject(asked: string): string {
  const [, names = asked, grade] = /^(.*?)(?: ([A-E][+-]?|level \d|\d+%))?$/.exec(asked) ?? [];
  const subject = listed(names.split('/').map(titled), 'or');
  return grade ? `${subject} (${grade})` : subject;
}

function sayIntake({ of, from, to, within }: IntakeRequirement): string {
  const event = of === 'graduation' ? 'Graduated' : 'NYSC completed';
  if (within !== undefined) {
    const [number, unit] = within % 12 === 0 ? [within / 12, 'year'] : [within, 'month'];
    return `${event} within the last ${number} ${unit}${number === 1 ? '' : 's'}`;
  }
  if (from && to)
    return `${event} ${from === to ? `in ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`}`;
  return from ? `${event} in ${dayWords(from)} or later` : `${event} by ${dayWords(to ?? '')}`;
}

const sayPaper = (id: string): string =>
  id === 'driving' ? 'driving licence' : (credentialById(id)?.name ?? id);
const sayClasses = (classes: readonly string[] | undefined): string =>
  classes ? ` (class ${listed(classes, 'and')})` : '';

function sayRight(as: 'right' | 'citizen', countries: readonly string[]): string {
  const names = listed(countries.map(countryName), 'or');
  if (as === 'citizen') return `Citizen of ${names}`;
  return names ? `Right to work in ${names}` : 'Right to work where the job is';
}
const countryName = (code: string): string =>
  COUNTRIES.find((country) => country.code === code)?.names[0] ?? code;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (place: string): string =>
  place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
