/** One letter of a word that is read from right to left, or of a word beside such. */
export interface VisualLetter {
  /** What it is, for readers of the file. */
  text: string;
  /** What is drawn: the form that the letter has between its neighbours, or the other bracket. Empty for nothing. */
  drawn: string;
  /** How much of the width of what is drawn the letter has; two letters that are drawn as one share it. */
  share?: number;
  /** What it is drawn as a part of, where another letter draws the whole. */
  of?: string;
  /** Left edge on the sheet. */
  x?: number;
}

/** A word as it is drawn, and as readers of the file get it. */
export interface VisualWord {
  /** From left to right, as it is seen. */
  seen: readonly VisualLetter[];
  /**
   * Where readers would turn what is seen into another word: its parts in the order of reading, unseen under the drawn
   * shapes. Parts that are read from right to left are turned, since every reader turns them back.
   */
  read?: readonly (readonly VisualLetter[])[];
}
