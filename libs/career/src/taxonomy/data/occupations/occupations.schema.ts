// Generated from the JSON Schema by `npm run data`.

export type Id = string;

/**
 * Occupations of one major group of ISCO-08
 */
export interface Occupations {
  $schema?: string;
  /**
   * @minItems 1
   */
  occupations: [Occupation, ...Occupation[]];
}
export interface Occupation {
  /**
   * Stable: saved analyses refer to it.
   */
  id: string;
  title: string;
  /**
   * Unit group of ISCO-08.
   */
  isco: string;
  /**
   * A key of sources.json.
   */
  source: string;
  /**
   * Other titles of the same work.
   *
   * @minItems 8
   */
  aliases: [string, string, string, string, string, string, string, string, ...string[]];
  industry: Id;
  /**
   * @minItems 6
   */
  skills: [
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    {
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    },
    ...{
      skill: Id;
      importance: 1 | 2 | 3;
      level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
      required: boolean;
    }[]
  ];
  /**
   * @minItems 1
   */
  related: [Id, ...Id[]];
}
