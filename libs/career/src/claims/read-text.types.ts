/** A text of the resume in which something may be named. */
export interface ReadText {
  text: string;
  /**
   * `entry` is the name of a certificate, skill or post, which is the person's by standing there; `prose` has to say so.
   */
  form: 'entry' | 'prose';
  /** `YYYY-MM-DD`. */
  today: string;
}
