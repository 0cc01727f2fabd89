// Generated from the JSON Schema by `npm run data`.

/**
 * Lines for a resume, by the skill that they show
 */
export interface SkillPhrases {
  $schema?: string;
  source: string;
  /**
   * @minItems 1
   */
  phrases: [
    {
      /**
       * Id of a skill.
       */
      skill: string;
      /**
       * A statement in the past tense with one blank for a figure.
       */
      text: string;
    },
    ...{
      /**
       * Id of a skill.
       */
      skill: string;
      /**
       * A statement in the past tense with one blank for a figure.
       */
      text: string;
    }[]
  ];
}
