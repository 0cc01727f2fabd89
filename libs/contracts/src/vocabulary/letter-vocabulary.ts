export const LETTER_TONES = ['formal', 'warm', 'concise'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_SPELLINGS = ['british', 'american'] as const;
export type LetterSpelling = (typeof LETTER_SPELLINGS)[number];

/** Languages that letters are written in. */
export const LETTER_LANGUAGES = ['en', 'fr', 'pt'] as const;
export type LetterLanguageCode = (typeof LETTER_LANGUAGES)[number];
/** Languages whose letters say things in the person's own words; English letters have another writer and check. */
export type VerbatimLanguageCode = Exclude<LetterLanguageCode, 'en'>;

/**
 * What a person should know about a letter written for them: it is only a frame, their resume holds few statements, the
 * posting is in another language, lines of it that address a machine were left out, there was no posting, the
 * configured model could not be used, the resume meets few of the requirements, or letters are not written in the
 * language of the resume.
 */
export const LETTER_NOTES = [
  'frame-only',
  'few-facts',
  'advert-language',
  'advert-instructions',
  'no-advert',
  'model-away',
  'weak-match',
  'document-language',
] as const;
export type LetterNote = (typeof LETTER_NOTES)[number];

/** Whether a resume shows what a posting asks for, does not, or cannot be looked through for it. */
export const REQUIREMENT_STATES = ['met', 'unmet', 'unknown'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** What a line of a posting is: insisted on, work to be done, or welcome. */
export const REQUIREMENT_KINDS = ['must', 'duty', 'nice'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** How much of a posting a resume meets; of few requirements nothing is said. */
export const MATCH_STRENGTHS = ['strong', 'partial', 'weak', 'unknown'] as const;
export type MatchStrength = (typeof MATCH_STRENGTHS)[number];
