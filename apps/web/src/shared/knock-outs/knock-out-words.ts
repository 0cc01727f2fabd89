import type { KnockOutCheckDto, KnockOutDto } from '@career/client/types';
import { dateFormat, t, translated } from '../language/texts.ts';
import { dayIn } from '../language/written-parts.ts';

type StateWords = Readonly<Record<KnockOutDto['state'], string>>;
const STATE_WORDS: StateWords = {
  met: t`You meet this`,
  'not-met': t`You do not meet this`,
  unknown: t`Not clear yet`,
};
const DEADLINE_WORDS: StateWords = {
  met: t`Still open`,
  'not-met': t`The deadline has passed`,
  unknown: t`Not clear yet`,
};

const REASON_WORDS: Readonly<Record<NonNullable<KnockOutDto['reason']>, string>> = {
  'not-said': t`You have not said this yet.`,
  'other-scale': t`Your result is on another scale, and there is no official way to convert it. Ask the employer.`,
  'no-scale': t`The points need their scale, such as 3.5 out of 5.`,
  'not-finished': t`Your studies are not finished.`,
  exception: t`There are exceptions. Check if one applies to you.`,
  nearby: t`Ask the employer if you live near enough.`,
  'no-year': t`The posting gives no year.`,
  'no-country': t`The posting does not name the country.`,
  'no-closing-date': t`The posting gives no closing date.`,
  'two-dates': t`The date can be read in two ways.`,
  'several-posts': t`The posting has several positions. Choose yours above.`,
};

/** The state in words, for those who see no colour, and why nothing can be said. */
export function stateText({ gate, state, reason }: KnockOutDto): string {
  const words = (gate === 'deadline' ? DEADLINE_WORDS : STATE_WORDS)[state];
  return reason ? `${words}: ${REASON_WORDS[reason]}` : words;
}

const ADD_WORDS: Readonly<Record<KnockOutDto['gate'], string>> = {
  age: t`Add your date of birth`,
  'degree-class': t`Add your class of degree`,
  nysc: t`Add your national service`,
  'o-level': t`Add your O’Level results`,
  'school-exam': t`Add your school results`,
  'years-after-nysc': t`Add the dates to your resume`,
  licence: t`Add your licence or membership`,
  residence: t`Add where you live`,
  'work-right': t`Add your right to work`,
  intake: t`Add the date`,
  deadline: '',
};
const CAN_BE_SAID: readonly KnockOutDto['reason'][] = ['not-said', 'no-scale', 'no-country'];

/** What the link to the resume's field says; empty where saying more would not help. */
export function addText({ gate, field, reason }: KnockOutDto): string {
  if (field === null || !CAN_BE_SAID.includes(reason)) return '';
  return field === 'personalInfo.nationality' ? t`Add your nationality` : ADD_WORDS[gate];
}

/** `1 not met, 2 not clear, 3 met`; what is none is left out. */
export function countText({ notMet, unknown, met }: KnockOutCheckDto): string {
  const counts = [
    [notMet, t`not met`],
    [unknown, t`not clear`],
    [met, t`met`],
  ] as const;
  const said = counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return said.length === 0 ? t`we found no strict conditions` : said.join(', ');
}

/** The positions of a posting that has several, until one is chosen. */
export const postsOf = ({ knockOuts }: KnockOutCheckDto): string[] => [
  ...new Set(knockOuts.flatMap(({ post }) => post ?? [])),
];

const ORDER: readonly KnockOutDto['state'][] = ['not-met', 'unknown', 'met'];

/** What is not met first, then what is not clear. */
export const inOrder = (knockOuts: readonly KnockOutDto[]): KnockOutDto[] =>
  ORDER.flatMap((state) => knockOuts.filter((one) => one.state === state));

/** Joins the parts of a quoted fact: `B.Sc., Accounting, second class upper`, `NYSC: May 2021`. */
const BETWEEN = /(, |: )/;

/** A quoted fact in the person's language: our own words and dates of it; what the person wrote stays. */
export function factText(quote: string): string {
  const whole = translated(quote);
  if (whole !== quote) return whole;
  return quote
    .split(BETWEEN)
    .map((part) => {
      const own = translated(part);
      return own === part ? (dayIn(part, dateFormat) ?? part) : own;
    })
    .join('');
}
