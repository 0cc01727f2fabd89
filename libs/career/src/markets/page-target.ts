import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';

const TARGETS: Readonly<Record<number, PageTarget>> = { 1: 'one', 2: 'two' };

/** The pages a resume can be fitted to for its market; undefined where more than two are usual. */
export const marketPageTarget = ({ layout }: MarketProfile): PageTarget | undefined =>
  layout.pages && TARGETS[layout.pages.value.max];
