import type { ImportedResume } from '../json-resume-import.ts';

/** A rectangle on a page of the file, in points from the page's upper left corner. */
export interface PageBox {
  /** From 0. */
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One line of the file in reading order. */
export interface SourceLine {
  text: string;
  /** Where it is on its page; missing where the file has no pages, as in a pasted text. */
  box?: PageBox;
}

/** Where a field of the imported resume was read. */
export interface FieldOrigin {
  /** Path of the field in `ReadResume.resume`, for example `experience.0.company` or `personalInfo.email`. */
  path: string;
  /** Indexes into `ReadResume.lines`. */
  lines: readonly number[];
  /** Smallest boxes around the words of this field alone, where known; otherwise the boxes of its lines apply. */
  boxes?: readonly PageBox[];
  /** The reader is not sure: the person is asked to check the field. */
  needsCheck: boolean;
}

/** A resume read from a file or a text, for the person to look at before it is used. */
export interface ReadResume {
  resume: ImportedResume;
  /** A portrait that the file holds itself, as a `data:` address. */
  photo?: string;
  /** What the file says, line by line; empty where it names its fields itself, as JSON Resume does. */
  lines: readonly SourceLine[];
  /** Indexes into `lines` of what found no field. Each line is a heading, the origin of a field, or here. */
  leftOut: readonly number[];
  /** One for each field that was read from `lines`. */
  origins: readonly FieldOrigin[];
}
