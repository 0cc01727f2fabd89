// Generated from the JSON Schema by `npm run data`.

/**
 * Words that say whose a named thing is
 */
export interface SubjectCues {
  $schema?: string;
  groups: {
    role:
      | 'other-person'
      | 'holders-after'
      | 'contact-verbs'
      | 'name-nouns'
      | 'body-nouns'
      | 'holding-words'
      | 'title-nouns'
      | 'about-nouns'
      | 'passing-verbs'
      | 'use-verbs';
    meaning: string;
    words: string[];
    source: string;
  }[];
}
