import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LANGUAGE_PROFICIENCIES } from '@career/contracts/vocabulary/resume-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { type CaseSet, type NearMissCase, PARTS } from './case.types.ts';
import { judgeNearMiss, saysHeld } from './judge.ts';
import { readBackgrounds, readCases } from './read-cases.ts';
import { readStrangers } from './strangers.ts';

/** What a reader sees of a resume, in lines. */
const linesOf = (resume: ResumeContentDto): string[] =>
  [
    resume.title,
    ...(resume.summary ?? '').split(/(?<=\.) (?=[A-Z])/),
    ...(resume.experience ?? []).flatMap(({ position, company, startDate, endDate, description }) => [
      `${position}, ${company}, ${startDate} to ${endDate || 'date'}`,
      ...(description ?? '').split('\n'),
    ]),
    ...(resume.education ?? []).map(({ degree, fieldOfStudy, institution, grade }) =>
      [degree, fieldOfStudy, institution, grade].filter(Boolean).join(', '),
    ),
    ...(resume.skills ?? []).map(({ name }) => name),
    ...(resume.certifications ?? []).map(({ name, issuer }) => `${name}, ${issuer}`),
    ...(resume.languages ?? []).map(({ language, proficiency }) => `${language}, ${proficiency}`),
    ...(resume.achievements ?? []).map(({ title }) => title),
    ...(resume.interests ?? []).map(({ name }) => name),
    ...(resume.volunteering ?? []).map(
      ({ role, organisation, description }) => `${role}, ${organisation}: ${description}`,
    ),
    ...(resume.projects ?? []).map(({ name, description }) => `${name}: ${description}`),
    ...(resume.referees ?? []).map(({ name, role, organisation }) => `${name}, ${role}, ${organisation}`),
  ].filter((line): line is string => Boolean(line));

const words = (text: string): number => text.split(/\s+/).length;
const sentence = (line: string): string => `My resume says “${line.replace(/\.$/, '')}”.`;
const faultyLines = ({ near, posting, label }: NearMissCase): string[] =>
  linesOf(near).filter((line) => {
    const judged = judgeNearMiss(sentence(line), posting, label);
    return judged.false.length + judged.misleading.length > 0;
  });

it('everybody of all sets has an id that nobody else has', () => {
  const ids = [...readBackgrounds(), ...readStrangers()].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

interface SetForm {
  set: CaseSet;
  kindsOfPart: number;
  casesOfPart: number;
  /** Least and most words. */
  resume: readonly [number, number];
  advert: readonly [number, number];
  /** Half of the cases are held back; without it the part that is held back may have any number of kinds. */
  hasOwnHalf?: boolean;
}

const CASES_OF_KIND = 5;

describe.each<SetForm>([
  { set: 'near-miss-strangers', kindsOfPart: 9, casesOfPart: 63, resume: [200, 450], advert: [80, 200] },
  { set: 'near-miss-examiner', kindsOfPart: 10, casesOfPart: 50, resume: [200, 500], advert: [120, 300] },
  {
    set: 'near-miss-second-examiner',
    kindsOfPart: 12,
    casesOfPart: 60,
    resume: [150, 350],
    advert: [60, 120],
  },
  // Its held-back part is by another author and may come later.
  {
    set: 'near-miss-recruiters',
    kindsOfPart: 24,
    casesOfPart: 120,
    resume: [150, 350],
    advert: [55, 120],
    hasOwnHalf: false,
  },
])('the cases of $set', ({ set, kindsOfPart, casesOfPart, resume, advert, hasOwnHalf = true }) => {
  const [tune = [], held = []] = PARTS.map((part) => readCases(part, [set]));
  const cases = [...tune, ...held];

  it('are to tune on or held back, by kind', () => {
    const kinds = [tune, held].map((some) => new Set(some.map(({ kind }) => kind)));
    const heldKinds = hasOwnHalf ? kindsOfPart : (kinds[1]?.size ?? 0);
    const heldCases = hasOwnHalf ? casesOfPart : heldKinds * CASES_OF_KIND;
    expect([tune.length, held.length]).toEqual([casesOfPart, heldCases]);
    expect(kinds.map(({ size }) => size)).toEqual([kindsOfPart, heldKinds]);
    expect([...(kinds[0] ?? [])].filter((kind) => kinds[1]?.has(kind))).toEqual([]);
  });

  it('have languages at levels that the form offers', () => {
    const levels = cases.flatMap(({ near, holds }) =>
      [near, holds].flatMap(({ languages }) => (languages ?? []).map(({ proficiency }) => proficiency)),
    );
    expect(levels.filter((level) => !level || !LANGUAGE_PROFICIENCIES.includes(level))).toEqual([]);
  });

  it('are whole resumes and whole postings', () => {
    const lengths = cases.flatMap(({ near, holds }) =>
      [near, holds].map((one) => words(linesOf(one).join(' '))),
    );
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(resume[0]);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(resume[1]);
    const postings = cases.map(({ posting }) => words(posting.posting));
    expect(Math.min(...postings)).toBeGreaterThanOrEqual(advert[0]);
    expect(Math.max(...postings)).toBeLessThanOrEqual(advert[1]);
    expect(cases.filter(({ posting, asks }) => !posting.posting.includes(asks))).toEqual([]);
  });

  it('let every line of the near miss be quoted whole', () => {
    expect(cases.flatMap((one) => faultyLines(one).map((line) => `${one.id}: ${line}`))).toEqual([]);
  });

  it('hear what is held in a quotation of its line, and in no line of the near miss that lacks it', () => {
    const said = (one: NearMissCase, line: string): boolean =>
      saysHeld(sentence(line), one.posting, one.label);
    const own = (one: NearMissCase): string[] => {
      const near = new Set(linesOf(one.near));
      return linesOf(one.holds).filter((line) => !near.has(line));
    };
    expect(cases.filter((one) => !own(one).some((line) => said(one, line))).map(({ id }) => id)).toEqual([]);
    const shared = (one: NearMissCase): string[] => {
      const holds = new Set(linesOf(one.holds));
      return linesOf(one.near).filter((line) => holds.has(line) && said(one, line));
    };
    expect(cases.flatMap((one) => shared(one).map((line) => `${one.id}: ${line}`))).toEqual([]);
  });
});

it.each(['near-miss-second-examiner', 'near-miss-recruiters'] as const)(
  'labels of %s tell claims that are false of the near miss from the sentence that is true of it',
  (set) => {
    const cases = PARTS.flatMap((part) => readCases(part, [set]));
    const faults = cases.flatMap((one) => {
      const judge = (text: string) => judgeNearMiss(text, one.posting, one.label);
      const missed = one.claim.filter((text) => judge(text).false.length === 0);
      const unheard = one.claim.filter((text) => !saysHeld(text, one.posting, one.label));
      const honest = judge(one.honest);
      return [
        ...missed.map((text) => `${one.id} is not false: ${text}`),
        ...unheard.map((text) => `${one.id} is not said: ${text}`),
        ...[...honest.false, ...honest.misleading].map((text) => `${one.id} is honest: ${text}`),
      ];
    });
    expect(faults).toEqual([]);
  },
);
