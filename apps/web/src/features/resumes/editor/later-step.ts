import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { loadMarketRules } from '../form/market-rules.ts';

/** The steps after the first, with the fields that they are made of. */
export const LaterStep = lazyPart(() => import('./steps/later-step.tsx'), 'LaterStep');

/**
 * Loads what the steps after the first need. Code that moves to a field waits for it: a field can only take the focus
 * once it is drawn. If the code cannot be loaded, the step shows a message.
 */
export const loadLaterSteps = (): Promise<unknown> =>
  Promise.allSettled([LaterStep.preload(), loadMarketRules()]);
