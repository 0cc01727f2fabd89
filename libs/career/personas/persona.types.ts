import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/*
 * Fictional people for measuring the analysis, written before it was tuned and not by its author. Every name, employer
 * and figure is invented; e-mail addresses are of example.com.
 */

/** What the weak resume of a person gets wrong, beside being short of facts. */
export type ExpectedIssue =
  /** E-mail, phone or town is missing. */
  | 'contact-incomplete'
  /** Hardly a statement with a figure. */
  | 'no-numbers'
  /** Statements that list duties: responsible for, in charge of, duties included. */
  | 'duty-phrases'
  /** Roles with fewer than two statements, or fewer than three in the latest. */
  | 'thin-roles'
  /** Statements that say I, me or my. */
  | 'first-person'
  /** Empty words: hardworking, go-getter, guru, dynamic. */
  | 'buzzwords'
  /** Most skills that the posting requires are neither listed nor shown. */
  | 'skills-missing';

export type Quality = 'strong' | 'medium' | 'weak';

/** A person with one career told well, fairly and badly, and a posting that fits. */
export interface Persona {
  id: string;
  country: string;
  expected: {
    /** Id of the occupation that the person's titles stand for. */
    occupation: string;
    /** Id of the industry, which should be among the first three recommended. */
    industry: string;
    /** Ids of the skills that the posting asks for and even the strong resume lacks, in the order of the posting. */
    gaps: readonly string[];
    weakIssues: readonly ExpectedIssue[];
  };
  /** The same facts: strong has figures and all sections, medium lacks most figures and some skills, weak lists duties. */
  resumes: Readonly<Record<Quality, ResumeContentDto>>;
  posting: { title: string; company: string; text: string };
}
