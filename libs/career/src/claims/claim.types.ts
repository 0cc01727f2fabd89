import type { Amount } from './amounts.ts';
import type { Mark } from './marks.ts';

/**
 * How far somebody has something. `held` is the only one that meets a plain requirement; `denied` says that they do not
 * have it and overrules every bare mention; `mentioned` is named without being said of the person.
 */
export type ClaimState =
  | 'held'
  | 'basic'
  | 'exempt'
  | 'excluded'
  | 'serving'
  | 'expired'
  | 'candidate'
  | 'student'
  | 'course'
  | 'in view'
  | 'not yet'
  | 'denied'
  | 'mentioned';

export type ClaimKind = 'credential' | 'skill' | 'language' | 'degree' | 'driving' | 'years' | 'term';

/** Something that a resume says of its writer, with the line that says it. */
export interface Claim {
  kind: ClaimKind;
  /** Same for two claims about the same thing: id of a credential or skill, else folded words. */
  key: string;
  /** As the resume writes it, without its state. */
  name: string;
  state: ClaimState;
  /** Languages 1 (beginner) to 6 (native), skills 1 (basic) to 4 (expert), degrees 1 (school) to 6 (doctorate). */
  level?: number;
  /** Words of the resume for the level: `B2`, `fluent`. */
  levelWord?: string;
  /** Subject of a degree. */
  field?: string;
  /** Degree class, 4 first class or distinction to 1 third class or pass. */
  degreeClass?: number;
  /** Classes of a driving licence, in capitals. */
  classes?: readonly string[];
  /** Whole years. */
  years?: number;
  /** Part of a credential that is taken in parts: 2 for `CFA Level II`. */
  stage?: number;
  /** Grade of a membership or state of a service, as it was chosen: `associate`, `discharged`. */
  grade?: string;
  /** Of a course: it has not ended. */
  isUnderWay?: boolean;
  /** `YYYY-MM` as far as the resume says it. */
  date?: string;
  /** Shown in work, not only listed. */
  used: boolean;
  source: ClaimSource;
}

interface ClaimSource {
  /** Field of the resume, such as `certifications.0.name`. */
  path: string;
  /** The line as it is written there. */
  quote: string;
}

/** One thing that a posting asks for. */
export interface AskedTerm {
  kind: ClaimKind;
  key: string;
  /** As the posting writes it. */
  name: string;
  /** States that are enough; `held` always is. */
  states: readonly ClaimState[];
  /** Least level, on the scale of the kind. */
  level?: number;
  /** Subjects of which one is enough; none when any will do. */
  fields?: readonly string[];
  degreeClass?: number;
  classes?: readonly string[];
  years?: number;
  stage?: number;
  /** Least grade of a membership. */
  grade?: 'chartered' | 'fellow';
  /** What tells it from others of its series. */
  mark?: Mark;
  /** How much of it at least. */
  amount?: Amount;
  /** It has to have been a full-time occupation. */
  isFullTime?: boolean;
  /** Has to be held as a paper or membership: being named in a line of work is not enough. */
  isPaper: boolean;
  /** Place in the text asked from, in UTF-16 units. */
  start: number;
  end: number;
}

/** Alternatives: `X or Y` is met by either. */
export type AskedGroup = readonly AskedTerm[];

/** Terms a requirement names and the claims that meet them. */
export interface RequirementAnswer {
  /** Every group is met. False for a line that names nothing that can be looked up. */
  isMet: boolean;
  met: readonly { asked: AskedTerm; claim: Claim }[];
  /** Groups without a claim that states at least as much. */
  unmet: readonly AskedGroup[];
}
