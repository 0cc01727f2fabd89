// Generated from the JSON Schema by `npm run data`.

/**
 * Sentences of job postings with their skills marked
 */
export type SkillSpans = {
  /**
   * Trade and style of posting; a group lies wholly in one part.
   */
  group: string;
  /**
   * {s:…} encloses a skill, {k:…} a piece of knowledge; knowledge may lie inside a skill.
   */
  marked: string;
  /**
   * Written for this product.
   */
  source: 'own';
}[];
