import { findSkills } from '../taxonomy/skills.ts';
import type { Claim } from './claim.types.ts';
import { type CredentialMention, findCredentials, isPaperSkill } from './credentials.ts';
import { drivingClasses, findDrivingLicences } from './driving.ts';
import { isPlainName, stateWithin } from './entry-state.ts';
import { claimIn } from './line-claim.ts';
import { keyOf } from './plain-words.ts';
import type { ResumeLine } from './resume-lines.ts';
import { saysHeld } from './said-held.ts';
import { findYears } from './years.ts';

/** Credentials that a line names, each in its state. */
export const credentialClaims = (line: ResumeLine): Claim[] =>
  findCredentials(line.text).map((mention) => credentialClaim(line, mention));

function credentialClaim(line: ResumeLine, { credential, stage, start, end }: CredentialMention): Claim {
  const claim = claimIn(line, { start, end }, { kind: 'credential', key: credential.id }, true);
  const { state } = claim;
  if (isOfOtherCountry(line, credential)) return { ...claim, state: 'mentioned' };
  if (credential.kind === 'service' && line.section === 'post')
    return { ...claim, state: state === 'held' && line.isCurrent ? 'serving' : state };
  // A `current` licence is a valid one; only a service is served.
  if (credential.kind !== 'service' && state === 'serving')
    return { ...claim, state: isCurrentPaper(line, start, end) ? 'held' : 'mentioned' };
  if (credential.staged && stage !== undefined)
    return { ...claim, stage, state: state === 'held' ? 'candidate' : state };
  return claim;
}

const NATIONAL_BODY =
  /\b(?:Institute|Institution|Association|Council|Society)\b.*?\b(?:of|in|for) (\p{Lu}\p{L}+)$/u;
const BODY_NAMED =
  /\b(?:Institute|Institution|Association|Council|Society)\b[^,;()]*\b(?:of|in|for) ((?:\p{Lu}\p{L}+)(?: and \p{Lu}\p{L}+)*)/u;

/** `ACA` is a member of the institute of Nigeria, and of that of England: the country in its name says which one issued it. */
function isOfOtherCountry(
  { text, state }: ResumeLine,
  { aliases, kind }: CredentialMention['credential'],
): boolean {
  // Other countries have a National Youth Service of their own.
  if (kind === 'service' && state !== undefined && !NIGERIAN.test(text)) return true;
  const own = aliases.flatMap((name) => NATIONAL_BODY.exec(name)?.[1] ?? []);
  const [, named = ''] = BODY_NAMED.exec(text) ?? [];
  return own.length > 0 && named !== '' && !own.some((country) => text.includes(country));
}

/** `Current PMP` in a list, or held in so many words; who is `currently on the ACLS pathway` is on the way. */
const isCurrentPaper = ({ text, form }: ResumeLine, start: number, end: number): boolean =>
  form === 'entry'
    ? /(?:^|[\s,])current\s(?:\p{Lu}+\s)?$/iu.test(text.slice(0, start))
    : saysHeld(text.slice(0, start), text.slice(end));

const NIGERIAN = /NYSC|Youth Service Corps|Nigeria/i;

/** Driving licences that a line names, with their classes. */
export const drivingClaims = (line: ResumeLine): Claim[] =>
  findDrivingLicences(line.text).map((place) => {
    const classes = drivingClasses(line.text);
    const claim = claimIn(line, place, { kind: 'driving', key: 'driving' }, true);
    return { ...claim, ...(classes.length > 0 ? { classes } : {}) };
  });

/** Skills that a line names, languages left out. */
export const skillClaims = (line: ResumeLine): Claim[] =>
  findSkills(line.text)
    .filter(({ skill }) => skill.kind !== 'language')
    .map(({ skill, start, end }) =>
      claimIn(
        line,
        { start, end },
        { kind: 'skill', key: skill.id },
        isPaperSkill(skill.kind, line.text.slice(start, end)),
      ),
    );

/** Years of work that summary or tagline claim, and those that a line of work gives for what it names. */
export function yearsClaims(line: ResumeLine): Claim[] {
  if (line.section === 'work') return yearsOfLine(line);
  if (line.section !== 'summary' && line.section !== 'tagline') return [];
  return findYears(line.text).map(({ years, field, start, end }) => ({
    ...claimIn(line, { start, end }, { kind: 'years', key: 'years' }, false),
    years,
    ...(field ? { field } : {}),
  }));
}

const HEAD_OF_YEARS =
  /^(?:(?:I have|with|over|more than)\s)*$|\s(?:for|over|through)\s(?:(?:over|more than|all of)\s)?$/i;
const SINCE = /\bsince\s(?:\p{Lu}\p{Ll}{2,8}\s)?((?:19|20)\d\d)\b/u;

/** `Five years of cold storage`, `Stock control for three years`, and in the present post `since 2020`. */
function yearsOfLine({ text, path, quote, isCurrent, today }: ResumeLine): Claim[] {
  const claim = (years: number): Claim => ({
    kind: 'years',
    key: 'years',
    name: `${years}`,
    state: 'held',
    years,
    used: true,
    source: { path, quote },
  });
  const [, since = ''] = (isCurrent && SINCE.exec(text)) || [];
  // A year without its month may have been at its end.
  const years = since === '' ? 0 : Number(today.slice(0, 4)) - Number(since) - 1;
  return [
    ...findYears(text)
      .filter(({ start }) => HEAD_OF_YEARS.test(text.slice(0, start)))
      .map((found) => claim(found.years)),
    ...(years > 0 ? [claim(years)] : []),
  ];
}

/** A certificate by its whole name. */
export function certificateClaim(line: ResumeLine): Claim {
  const place = { start: 0, end: line.text.length };
  const claim = claimIn(line, place, { kind: 'term', key: keyOf(line.text), name: line.quote }, true);
  if (claim.state !== 'held') return claim;
  const own = stateWithin(line.text);
  return { ...claim, state: own === 'held' && !isPlainName(line.quote) ? 'mentioned' : own };
}
