// Generated from the JSON Schema by `npm run data`.

export type Strength = 'law' | 'official advice' | 'custom' | 'conflicting';
/**
 * @minItems 1
 */
export type Sources = [
  {
    url: string;
    /**
     * When the page was read.
     */
    read: string;
    /**
     * How much of the page was read when its words were compared with the rule; left out, they were never compared since the page was found.
     */
    extent?: 'whole' | 'excerpt';
    /**
     * Side of a conflict.
     */
    says?: 'for' | 'against';
  },
  ...{
    url: string;
    /**
     * When the page was read.
     */
    read: string;
    /**
     * How much of the page was read when its words were compared with the rule; left out, they were never compared since the page was found.
     */
    extent?: 'whole' | 'excerpt';
    /**
     * Side of a conflict.
     */
    says?: 'for' | 'against';
  }[]
];

/**
 * What employers of one market expect of a resume, and who says so.
 */
export interface MarketProfile {
  id: string;
  name: string;
  /**
   * ISO 3166-1 alpha-2; the first profile of a country is the one taken unasked.
   */
  countries: string[];
  /**
   * Facts about the person by which nobody may be judged.
   */
  facts: {
    photoUrl: FactRule;
    dateOfBirth: FactRule;
    maritalStatus: FactRule;
    gender: FactRule;
    nationality: FactRule;
    stateOfOrigin: FactRule;
    lga: FactRule;
    employmentEquity: FactRule;
    idNumber: FactRule;
  };
  layout: {
    pages?: {
      value: {
        min: number;
        max: number;
      };
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    paper?: {
      value: 'a4' | 'letter';
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    dates?: {
      value: 'short' | 'long' | 'numeric' | 'year';
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    spelling?: {
      value: 'british' | 'american';
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    referees?: {
      value: 'listed' | 'listed-or-on-request' | 'leave-out';
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    signature?: {
      value: 'place-date' | 'declaration';
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    headings?: {
      /**
       * Words for sections, by their names.
       */
      value: {
        [k: string]: string;
      };
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
    order?: {
      /**
       * Sections that come first, in order.
       */
      value: string[];
      strength: Strength;
      /**
       * One sentence for the person.
       */
      why: string;
      sources: Sources;
    };
  };
}
export interface FactRule {
  /**
   * `offer`: kept back until the person asks for it.
   */
  value: 'show' | 'offer' | 'leave-out';
  strength: Strength;
  /**
   * One sentence for the person.
   */
  why: string;
  sources: Sources;
}
