import type { Skill } from '../taxonomy/taxonomy.types.ts';

/** What a span names: something done or an attitude, or something known or held. */
export type SkillSpanLabel = 'skill' | 'knowledge';

/** A place in a text that names a skill, whether the taxonomy knows it or not. */
export interface SkillSpan {
  /** Offsets in the text given, in UTF-16 units; `end` is after the last letter. */
  start: number;
  end: number;
  label: SkillSpanLabel;
  /** The skill of the taxonomy that the span names as a whole; undefined where the taxonomy has none. */
  skill?: Skill;
}
