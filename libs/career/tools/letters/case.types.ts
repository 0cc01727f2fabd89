import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** The part that the rules may be tuned on, and the part whose cases nobody looks at. */
export type Part = 'tune' | 'held-back';
export const PARTS = ['tune', 'held-back'] as const satisfies readonly Part[];

/** Folders of cases: those that the rules were first written for, those of further kinds, those of somebody who had read neither rules nor cases, those that ask whose time, whose hands and what occasion, those in other forms of a CV, held back whole, those whose credential or experience has a limit that empties it, and those of less than is asked: a score, an edition, a direction, a unit, a result, a time, those of further trades in terse lines, those of habits that people have when they write a CV, those in whole CVs and postings as strangers write them, those in whole CVs and postings of an examiner of letters, those of a second one, of what recruiters ask about again, and those of further ones, of the same. */
export type CaseSet =
  | 'near-miss'
  | 'near-miss-further'
  | 'near-miss-other-hand'
  | 'near-miss-outside'
  | 'near-miss-forms'
  | 'near-miss-limits'
  | 'near-miss-measures'
  | 'near-miss-trades'
  | 'near-miss-habits'
  | 'near-miss-strangers'
  | 'near-miss-examiner'
  | 'near-miss-second-examiner'
  | 'near-miss-recruiters';
export const CASE_SETS = [
  'near-miss',
  'near-miss-further',
  'near-miss-other-hand',
  'near-miss-outside',
  'near-miss-forms',
  'near-miss-limits',
  'near-miss-measures',
  'near-miss-trades',
  'near-miss-habits',
  'near-miss-strangers',
  'near-miss-examiner',
  'near-miss-second-examiner',
  'near-miss-recruiters',
] as const satisfies readonly CaseSet[];

interface Study {
  degree: string;
  field: string;
  at: string;
  from: string;
  /** Left out: still studying. */
  to?: string;
  grade?: string;
}

interface Job {
  as: string;
  at: string;
  from: string;
  to?: string;
  did: readonly string[];
}

/** A person of a trade and a country, and the posting they answer; the cases vary it. */
export interface Background extends Job {
  id: string;
  place: string;
  names: readonly string[];
  title: string;
  before?: Job;
  study: Study;
  skills: readonly string[];
  position: string;
  companies: readonly string[];
  asks: readonly string[];
}

/** What a resume says differently from its background. */
export interface Patch {
  title?: string;
  summary?: string;
  as?: string;
  at?: string;
  from?: string;
  did?: readonly string[];
  /** Of the job before, as the four lists below in whole resumes alone. */
  earlier?: readonly string[];
  interests?: readonly string[];
  volunteering?: readonly { role: string; at: string; did: string }[];
  projects?: readonly { name: string; did: string }[];
  referees?: readonly { name: string; role: string; at: string }[];
  skills?: readonly string[];
  achievements?: readonly string[];
  study?: Study;
  studies?: readonly Study[];
  certificates?: readonly { name: string; issuer: string; date?: string; expiryDate?: string }[];
  languages?: readonly (readonly [string, string])[];
}

/** One row of a near-miss file; near-miss.schema.json says what each field means. */
export interface CaseRow {
  on: string;
  asks: string;
  near: Patch;
  holds: Patch;
  claim: readonly string[];
  honest: string;
  subject: string;
  safe?: string;
  neutral?: string;
  never?: string;
  said?: string;
}

export interface CaseFile {
  kind: string;
  safe: string;
  rows: readonly CaseRow[];
}

export interface Posting {
  company: string;
  position: string;
  posting: string;
}

/** What the judge needs to know: patterns, none of them from the writer. */
export interface Label {
  subject: RegExp;
  safe: RegExp;
  neutral?: RegExp;
  never?: RegExp;
  said: RegExp;
}

/** A resume that nearly has what the posting asks for, and the same person's when they have it. */
export interface NearMissCase {
  id: string;
  kind: string;
  part: Part;
  /** The requirement as the posting has it. */
  asks: string;
  posting: Posting;
  near: ResumeContentDto;
  holds: ResumeContentDto;
  /** False of `near`, true of `holds`. */
  claim: readonly string[];
  /** True of `near`. */
  honest: string;
  label: Label;
}
