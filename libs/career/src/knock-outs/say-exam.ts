import { listed, listedOr } from '../sentences/listed.ts';
import { t } from '../sentences/say.ts';
import type { OLevelRequirement, SchoolExamRequirement } from './knock-out.types.ts';

/** `5 O’Level credits in at most 2 sittings, with English and Mathematics`. */
export function sayOLevel({ credits, sittings, subjects }: OLevelRequirement): string {
  const list = namesOf((subjects ?? []).map(titled));
  if (!credits) return list === '' ? sayUncounted(sittings) : sayUncountedIn(sittings, list);
  return list === '' ? sayCredits(credits, sittings) : sayCreditsWith(credits, sittings, list);
}

function sayCredits(credits: number, sittings: number | undefined): string {
  if (sittings === undefined) return t`${credits} O’Level credits`;
  if (sittings === 1) return t`${credits} O’Level credits in one sitting`;
  return t`${credits} O’Level credits in at most ${sittings} sittings`;
}

function sayCreditsWith(credits: number, sittings: number | undefined, list: string): string {
  if (sittings === undefined) return t`${credits} O’Level credits, with ${list}`;
  if (sittings === 1) return t`${credits} O’Level credits in one sitting, with ${list}`;
  return t`${credits} O’Level credits in at most ${sittings} sittings, with ${list}`;
}

function sayUncounted(sittings: number | undefined): string {
  if (sittings === undefined) return t`O’Level credits`;
  if (sittings === 1) return t`O’Level credits in one sitting`;
  return t`O’Level credits in at most ${sittings} sittings`;
}

function sayUncountedIn(sittings: number | undefined, list: string): string {
  if (sittings === undefined) return t`O’Level credits in ${list}`;
  if (sittings === 1) return t`O’Level credits in one sitting in ${list}`;
  return t`O’Level credits in at most ${sittings} sittings in ${list}`;
}

const EXAMS = { kcse: 'KCSE', matric: t`Matric (NSC)`, bece: 'BECE', wassce: 'WASSCE' } as const;
const EXAMS_WITH: Readonly<Record<keyof typeof EXAMS, (list: string) => string>> = {
  kcse: (list) => t`KCSE with ${list}`,
  matric: (list) => t`Matric (NSC) with ${list}`,
  bece: (list) => t`BECE with ${list}`,
  wassce: (list) => t`WASSCE with ${list}`,
};
const PASSES: Readonly<Record<string, string>> = {
  bachelor: t`a bachelor’s pass`,
  diploma: t`a diploma pass`,
  'higher-certificate': t`a higher certificate pass`,
};

/** `KCSE with a mean grade of C+ and Mathematics (B)`. */
export function saySchoolExam({ exam, result, subjects, orOther }: SchoolExamRequirement): string {
  const overall = result && (exam === 'kcse' ? t`a mean grade of ${result}` : (PASSES[result] ?? result));
  const named = subjects?.map(saySubject) ?? [];
  const parts = overall ? [overall, ...named] : named;
  const what = parts.length > 0 ? EXAMS_WITH[exam](namesOf(parts)) : EXAMS[exam];
  return orOther ? t`${what}, or something else that the posting takes` : what;
}

/** `mathematics level 4` as `Mathematics (level 4)`. */
function saySubject(asked: string): string {
  const [, names = asked, grade] = /^(.*?)(?: ([A-E][+-]?|level \d|\d+%))?$/.exec(asked) ?? [];
  const list = listedOr(names.split('/').map(titled));
  const level = /^level (\d)$/.exec(grade ?? '')?.[1];
  if (level) return t`${list} (level ${level})`;
  return grade ? `${list} (${grade})` : list;
}

const namesOf = (names: readonly string[]): string => listed(names, names.length);
const titled = (subject: string): string =>
  subject.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
