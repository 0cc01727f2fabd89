/** The languages of the screens: those for translators beside English, in which the code is written. */
export const LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'ha', 'yo', 'ig', 'pcm', 'am', 'af', 'zu'] as const;

export const DRAFT = 'draft: not yet read by a speaker';
/** A language is offered once so much of its texts is there. */
export const OFFERED_FROM = 0.9;

/** Not offered whatever is translated: screens from right to left have not been looked at yet. */
export const NOT_READY: readonly string[] = ['ar'];
