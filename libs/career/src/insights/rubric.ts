import { t } from '../sentences/say.ts';
import data from './data/rubric.json' with { type: 'json' };
import type { Check, Rubric } from './data/rubric.schema.ts';

export const RUBRIC_VERSION = data.version;

export type CheckGroup = keyof Rubric['groups'];
export const GROUP_TITLES: Readonly<Record<CheckGroup, string>> = data.groups;
export const CHECK_GROUPS = Object.keys(GROUP_TITLES) as CheckGroup[];

export type CheckId = keyof Rubric['checks'];
export const CHECK_IDS = Object.keys(data.checks) as CheckId[];

interface RubricCheck extends Readonly<Check> {
  id: CheckId;
}

/** What the checklist says about a check. */
export const rubricCheck = (id: CheckId): RubricCheck => ({ id, ...data.checks[id] });

/** The word for a score. */
export const bandOf = (score: number): string =>
  data.bands.find(({ least }) => score >= least)?.word ?? t`Start here`;

/** How bad it is to lose so many points. */
export const severityOf = (lost: number): 'high' | 'medium' | 'low' =>
  lost >= 5 ? 'high' : lost >= 2 ? 'medium' : 'low';
