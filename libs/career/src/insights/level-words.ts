import type { ShownLevel } from '@career/contracts/vocabulary/insight-vocabulary';
import { t } from '../sentences/say.ts';

/** Levels of a skill, as a sentence names them. */
export const LEVEL_WORDS: Readonly<Record<ShownLevel, string>> = {
  none: t`none`,
  beginner: t`beginner`,
  intermediate: t`intermediate`,
  advanced: t`advanced`,
  expert: t`expert`,
};
