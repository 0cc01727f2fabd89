import type { Fields } from './field.types.ts';

type StepName = 'basic' | 'experience' | 'education' | 'skills' | 'details';

/**
 * What the entries of a section prove: something done beside paid work, a paper that is held, a course, an
 * examination; `own` is read by special code, `words` is only what its sentences say themselves, `mention`
 * names things without claiming them, `none` is nobody's claim.
 */
export type Evidence = 'activity' | 'paper' | 'course' | 'exam' | 'own' | 'words' | 'mention' | 'none';

/** A repeatable section of the resume. */
export interface EntrySection {
  /** Key of its list in the resume. */
  readonly name: string;
  /** Name of an entry in the API document. */
  readonly schema: string;
  /** What messages call it, and its heading where no design gives it another. */
  readonly label: string;
  /** What one entry is called: 'Experience' gives 'Add Experience' and 'Experience 2'. */
  readonly noun: string;
  /** Shown in the editor while there are no entries. */
  readonly empty: string;
  /** Step of the editor that shows it. */
  readonly step: StepName;
  /** Offered by 'Add section': it is shown once it has entries or was added. */
  readonly further?: true;
  /** Section it follows where a design has no place for it; at the end where nothing is said. */
  readonly follows?: string;
  /** The person gives it its heading. */
  readonly named?: true;
  /** Most entries, where not the usual number. */
  readonly max?: number;
  /**
   * `entries` each with a heading and lines; `items` one line each; `groups` names gathered under a category,
   * the only form that has its own code.
   */
  readonly layout: 'entries' | 'items' | 'groups';
  /** Title and detail change places in designs that put the employer first. */
  readonly swaps?: boolean;
  /**
   * Entries in a row that say the same here share one heading; a second field is said there, too, where they
   * agree.
   */
  readonly together?: { readonly by: string; readonly shared?: string };
  /** What letters, checks and analyses take its entries for; `mention` where nothing is said. */
  readonly evidence?: Evidence;
  /** List in JSON Resume; `x-` and the name where nothing is said. */
  readonly json?: string;
  /** Key under `meta.careerToolkit` that lists the entries that continue; the schema has no flag for it. */
  readonly jsonCurrent?: string;
  readonly fields: Fields;
}

/** Descriptions of a section for the API document. */
export interface SectionDocs {
  /** Of one entry's fields. */
  readonly fields: Readonly<Record<string, readonly [description: string, example?: string]>>;
  /** Of the list in a body that is sent, and in a resume as stored. */
  readonly list: string;
  readonly stored: string;
}
