import type { applyMarket, marketPaper } from '@career/career/markets/apply-market';
import type { withTiedChoices } from '@career/career/markets/market-choices';
import { createStore } from 'zustand/vanilla';
import type { ResumeForm } from './resume-form.ts';

export interface MarketRules {
  applyMarket: typeof applyMarket;
  marketPaper: typeof marketPaper;
  withTiedChoices: typeof withTiedChoices;
}

/** What markets expect, and the places by which a market is found; no first sheet of a new resume needs them. */
export const marketRulesStore = createStore<{ rules: MarketRules | undefined }>(() => ({ rules: undefined }));

export const marketRules = (): MarketRules | undefined => marketRulesStore.getState().rules;

let loading: Promise<void> | undefined;

/** Loaded again after the code failed to load. */
export function loadMarketRules(): Promise<void> {
  loading ??= Promise.all([
    import('@career/career/markets/apply-market'),
    import('@career/career/markets/market-choices'),
  ])
    .then(([{ applyMarket, marketPaper }, { withTiedChoices }]) =>
      marketRulesStore.setState({ rules: { applyMarket, marketPaper, withTiedChoices } }),
    )
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Whether a market has a say in how a resume prints: none has while it names no place and no choice was made. */
export const asksForMarket = ({
  careerGoal,
  targetCountry,
  personalInfo,
  designOptions,
}: Pick<ResumeForm, 'careerGoal' | 'targetCountry' | 'personalInfo' | 'designOptions'>): boolean =>
  careerGoal === 'remote' ||
  targetCountry.trim() !== '' ||
  personalInfo.location.trim() !== '' ||
  Object.keys(designOptions).length > 0;
