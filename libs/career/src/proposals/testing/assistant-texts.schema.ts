// Generated from the JSON Schema by `npm run data`.

/**
 * Texts that assistants bring: with one claim that the resume does not bear out, or honest
 */
export interface AssistantTexts {
  $schema?: string;
  /**
   * Who wrote the texts.
   */
  source: string;
  /**
   * The made-up people, by name.
   */
  resumes: {
    [k: string]: {};
  };
  attacks: Text[];
  honest: Text[];
}
export interface Text {
  /**
   * How the text goes beyond the resume, or what an honest one does.
   */
  kind: string;
  /**
   * Kinds that are held back are scored and never looked at.
   */
  part: 'seen' | 'held-back';
  resume: 'accountant' | 'nurse' | 'developer';
  /**
   * A sentence inside a letter.
   */
  letter?: string;
  /**
   * The field of the resume that a text is for.
   */
  field?: string;
  /**
   * The text for that field.
   */
  text?: string;
  company?: string;
  position?: string;
  posting?: string;
}
