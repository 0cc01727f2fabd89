/** A word, or words, with a capital at the beginning. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
