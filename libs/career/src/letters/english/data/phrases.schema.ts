// Generated from the JSON Schema by `npm run data`.

/**
 * Phrasings of letters in English
 */
export interface Phrases {
  $schema: string;
  /**
   * Where the rows are from.
   */
  source: string;
  tones: {
    formal: Tone;
    warm: Tone;
    concise: Tone;
  };
  leads: {
    first: string[];
    again: string[];
    present: string[];
    known: string[];
    next: string[];
    earlier: string[];
    roleOnly: string[];
    employerOnly: string[];
    achievement: string[];
    /**
     * Beginnings for what was done beside jobs, by section of the resume; `other` where a section has none.
     */
    activities: {
      [k: string]: string[];
    };
  };
  academicWork: {
    publications: string;
    conferences: string;
  };
  why: string[];
  frame: {
    now: string;
    result: string;
    skill: string;
    education: string;
    name: string;
    employerReason: string;
  };
}
export interface Tone {
  greeting: string[];
  apply: string[];
  applyToPosting: string[];
  now: string[];
  before: string[];
  studying: string[];
  change: string[];
  results: string[];
  asked: string[];
  answers: string[];
  skills: string[];
  includedBefore: string[];
  includedNext: string[];
  quotedUnpaid: string[];
  quotedTwo: string[];
  included: string[];
  listed: string[];
  quoted: string[];
  otherSkills: string[];
  employerWords: string[];
  transfer: string[];
  close: string[];
  thanks: string[];
  signOff: {
    british: string[];
    american: string[];
  };
  achievement: string[];
}
