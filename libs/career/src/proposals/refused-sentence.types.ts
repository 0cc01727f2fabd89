/** A sentence that may not be kept, and why. */
export interface RefusedSentence {
  sentence: string;
  /** In a sentence of English: what was claimed, and what was found instead. */
  reason: string;
}
