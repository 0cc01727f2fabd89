export const LETTER_TONES = ['formal', 'warm', 'concise'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_SPELLINGS = ['british', 'american'] as const;
export type LetterSpelling = (typeof LETTER_SPELLINGS)[number];

/**
 * What a person should know about a letter written for them: it is only a frame, their resume holds few statements,
 * the posting is in another language, lines of it that speak to a machine were left out, there was no posting, the
 * configured model could not be used, or the resume meets few of the requirements.
 */
export const LETTER_NOTES = [
  'frame-only',
  'few-facts',
  'advert-language',
  'advert-instructions',
  'no-advert',
  'model-away',
  'weak-match',
] as const;
export type LetterNote = (typeof LETTER_NOTES)[number];
