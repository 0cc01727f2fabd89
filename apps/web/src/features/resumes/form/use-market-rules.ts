import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  asksForMarket,
  loadMarketRules,
  type MarketRules,
  marketRules,
  marketRulesStore,
} from './market-rules.ts';
import type { ResumeForm } from './resume-form.ts';

/** The rules of markets, which are loaded once the resume asks for one; what shows it is drawn again with them. */
export function useMarketRules(form: ResumeForm): MarketRules | undefined {
  const rules = useStore(marketRulesStore, (state) => state.rules);
  const isAsked = rules === undefined && asksForMarket(form);
  useEffect(() => {
    if (isAsked) void loadMarketRules().catch(() => undefined);
  }, [isAsked]);
  return rules;
}

/** Loads the rules of markets for what is printed at once. @returns true once they are there or cannot be loaded. */
export function useMarketRulesFirst(): boolean {
  const [isDone, setDone] = useState(marketRules() !== undefined);
  useEffect(() => {
    void loadMarketRules()
      .catch(() => undefined)
      .then(() => setDone(true));
  }, []);
  return isDone;
}
