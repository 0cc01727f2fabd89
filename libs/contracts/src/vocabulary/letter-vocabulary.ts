export const LETTER_TONES = ['formal', 'warm', 'concise'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_SPELLINGS = ['british', 'american'] as const;
export type LetterSpelling = (typeof LETTER_SPELLINGS)[number];
