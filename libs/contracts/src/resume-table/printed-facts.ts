import type { Field } from './field.types.ts';
import { isEntrySection, PERSON_FIELDS, type PersonalInfoFields } from './resume-table.ts';
import { withoutFields } from './without-fields.ts';

/** Names of the facts that are printed only when asked for. */
export type FactOnRequest = {
  [Name in keyof PersonalInfoFields]: PersonalInfoFields[Name] extends { onRequest: true } ? Name : never;
}[keyof PersonalInfoFields];

/** Names of the facts by which nobody may be judged. */
export type ProtectedFact = {
  [Name in keyof PersonalInfoFields]: PersonalInfoFields[Name] extends { protected: true } ? Name : never;
}[keyof PersonalInfoFields];

const namesOf = (is: (field: Field) => boolean): string[] =>
  Object.entries(PERSON_FIELDS).flatMap(([name, field]) => (is(field) ? name : []));

/** Facts about the person by which nobody may be judged. */
export const PROTECTED_FACTS = namesOf((field) => field.protected === true) as ProtectedFact[];
/** Facts about the person that are printed only when asked for. */
export const FACTS_ON_REQUEST = namesOf((field) => field.onRequest === true) as FactOnRequest[];

/** What of a resume decides which facts it prints. */
interface Printed {
  readonly designOptions?: {
    readonly shownFacts?: readonly string[] | null;
    readonly hiddenFacts?: readonly string[] | null;
  } | null;
}

/**
 * Places that a resume does not print: `personalInfo.dateOfBirth`, `education.grade` or a whole section such as
 * `referees`.
 */
export function hiddenFacts({ designOptions }: Printed): ReadonlySet<string> {
  const shown: readonly string[] = designOptions?.shownFacts ?? [];
  const hidden = [...FACTS_ON_REQUEST, ...(designOptions?.hiddenFacts ?? [])];
  return new Set(hidden.filter((name) => !shown.includes(name)).map((name) => `personalInfo.${name}`));
}

/**
 * The resume as sheets and files print it: without the hidden facts, and of referees only what they agreed to. What is
 * printed whole is the same object as before.
 */
export function printedFacts<Resume extends Printed>(
  resume: Resume,
  hidden: ReadonlySet<string> = hiddenFacts(resume),
): Resume {
  const parts = Object.entries(resume).flatMap(([name, part]): [string, unknown][] => {
    const isPart = name === 'personalInfo' || isEntrySection(name);
    if (!isPart || part === null || typeof part !== 'object') return [[name, part]];
    return hidden.has(name) ? [] : [[name, printedPart(name, part, hidden)]];
  });
  return Object.fromEntries(parts) as unknown as Resume;
}

const known = new WeakMap<object, { hidden: string; printed: object }>();

/** A part of a resume, cut once for the same hidden fields. */
function printedPart(name: string, part: object, hidden: ReadonlySet<string>): object {
  const cut = [...hidden]
    .filter((one) => one.startsWith(`${name}.`))
    .map((one) => one.slice(name.length + 1));
  if (cut.length === 0 && name !== 'referees') return part;
  const key = cut.join();
  const found = known.get(part);
  if (found?.hidden === key) return found.printed;
  const printed = Array.isArray(part)
    ? agreed(name, part as object[]).map((entry) => withoutFields(entry, cut))
    : withoutFields(part, cut);
  known.set(part, { hidden: key, printed });
  return printed;
}

/** Other people's telephone numbers and addresses are printed when they agreed to it. */
function agreed(section: string, entries: readonly object[]): object[] {
  if (section !== 'referees') return [...entries];
  return entries.flatMap((entry) => {
    const consent: unknown = Reflect.get(entry, 'consent');
    if (consent === 'agreed') return [entry];
    return consent === 'not-asked' ? [] : [withoutFields(entry, ['phone', 'email'])];
  });
}
