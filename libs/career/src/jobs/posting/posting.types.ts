/** What a posting says about a job, in the fields of an application; empty where it says nothing. */
export interface PostingFields {
  readonly company: string;
  readonly position: string;
  readonly location: string;
  /** An http or https address, or empty. */
  readonly jobUrl: string;
  /** Pay in the words of the posting. */
  readonly salary: string;
  /** The posting's text without markup. */
  readonly jobDescription: string;
}

/** Where the fields come from: data made for machines, or a reading of plain text that may be wrong. */
type PostingOrigin = 'structured' | 'text';

export interface ReadPosting {
  readonly origin: PostingOrigin;
  readonly fields: PostingFields;
  /** Last day to apply, `YYYY-MM-DD`, or empty. */
  readonly deadline: string;
  /** What the posting asks for, line by line and in its words. */
  readonly requirements: readonly string[];
}
