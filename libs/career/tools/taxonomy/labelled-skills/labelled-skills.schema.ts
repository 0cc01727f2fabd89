// Generated from the JSON Schema by `npm run data`.

/**
 * Sentences of postings and resumes with the skills that a reader finds in them
 */
export interface LabelledSkills {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * @minItems 1
   */
  texts: [LabelledText, ...LabelledText[]];
}
export interface LabelledText {
  text: string;
  /**
   * Ids of all skills of the taxonomy that the text names.
   */
  skills: string[];
}
