/** The languages of the screens: those for translators beside English, in which the code is written. */
export const LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'ha', 'yo', 'ig', 'pcm', 'am', 'af', 'zu'] as const;

export const DRAFT = 'draft: not yet read by a speaker';
/** A language is offered once so much of its texts is there. */
export const OFFERED_FROM = 0.9;
