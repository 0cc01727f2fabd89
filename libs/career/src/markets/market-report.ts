import { PROTECTED_FACTS, type ProtectedFact } from '@career/contracts/resume-table/printed-facts';
import { MARKET_RULES, type MarketRule } from '@career/contracts/vocabulary/market-vocabulary';
import { isApplied, type PrintableResume } from './apply-market.ts';
import { type FactState, factState } from './fact-choice.ts';
import { marketOf } from './market-choice.ts';
import type { FactRule, MarketProfile } from './market-profile/market-profile.schema.ts';

/** A fact about the person under the rule of a market. */
export interface FactReport extends FactState {
  fact: ProtectedFact;
  rule: FactRule;
  /** Whether the person has written it. */
  isWritten: boolean;
}

type LayoutRule = Pick<FactRule, 'strength' | 'why' | 'sources'>;

/** How much a rule weighs: a law or an authority counts only where a page that says so was read whole, a custom where one was read again. */
export type ShownStrength = FactRule['strength'] | 'reported';

/** The strength of a rule as it is shown to people. */
export function shownStrength({ strength, sources }: Pick<FactRule, 'strength' | 'sources'>): ShownStrength {
  if (strength === 'conflicting') return strength;
  const isAuthority = strength === 'law' || strength === 'official advice';
  const isChecked = sources.some(({ extent }) => (isAuthority ? extent === 'whole' : extent !== undefined));
  return isChecked ? strength : 'reported';
}

/** A rule on the look of the document. */
export interface LayoutReport {
  name: keyof MarketProfile['layout'];
  rule: LayoutRule;
  /** Left out where there is nothing to turn. */
  turns?: { name: MarketRule; isApplied: boolean };
}

/** What a market does to a resume, rule by rule. */
export interface MarketReport {
  profile: MarketProfile;
  facts: FactReport[];
  layout: LayoutReport[];
}

/** @returns undefined while no market is known. */
export function marketReport(resume: PrintableResume): MarketReport | undefined {
  const profile = marketOf(resume);
  if (!profile) return undefined;
  const { designOptions } = resume;
  return {
    profile,
    facts: PROTECTED_FACTS.map((fact) => ({
      fact,
      rule: profile.facts[fact],
      isWritten: isWritten(resume, fact),
      ...factState(fact, profile, designOptions),
    })),
    layout: Object.entries(profile.layout).map(([name, rule]): LayoutReport => {
      const turns = MARKET_RULES.find((one) => one === name && rule !== nothingToTurn(profile));
      return {
        name: name as keyof MarketProfile['layout'],
        rule,
        ...(turns && { turns: { name: turns, isApplied: isApplied(turns, profile, designOptions) } }),
      };
    }),
  };
}

/** Facts that are written and not printed. */
export const keptBack = (report: MarketReport | undefined): FactReport[] =>
  report?.facts.filter(({ isWritten: written, isPrinted }) => written && !isPrinted) ?? [];

/** Where referees are listed a template prints them anyway. */
const nothingToTurn = ({ layout }: MarketProfile): LayoutRule | undefined =>
  layout.referees?.value === 'listed' ? layout.referees : undefined;

function isWritten({ personalInfo }: PrintableResume, fact: ProtectedFact): boolean {
  const value: unknown = Reflect.get(personalInfo ?? {}, fact);
  return typeof value === 'string' && value.trim() !== '';
}
