export interface AgeRequirement {
  gate: 'age';
  /** The youngest and the oldest that may apply, in whole years. */
  min?: number;
  max?: number;
  /** The oldest of those whom the posting lets be older, such as holders of a Master's degree. */
  orMax?: number;
  /** The day on which the age counts, `YYYY-MM-DD`; `closing` for the deadline. */
  at?: string;
  /** The earliest date of birth. */
  bornFrom?: string;
}

export interface DegreeClassRequirement {
  gate: 'degree-class';
  /** The lowest class of each scale, or points with their scale: `second-upper`, `upper-credit`, `3.5/5`, `3.2`. */
  accepts: readonly string[];
}

export interface NyscRequirement {
  gate: 'nysc';
  accepts: readonly NyscState[];
  /** The service of another country than Nigeria. */
  service?: 'ghana';
  /** The posting says national service, and not of which country. */
  isUnnamed?: true;
}
export type NyscState = 'discharged' | 'exempt' | 'excluded' | 'serving';

export interface OLevelRequirement {
  gate: 'o-level';
  credits?: number;
  /** In how many sittings at most. */
  sittings?: number;
  /** Keys of subjects, in small letters. */
  subjects?: readonly string[];
}

/** Examinations at the end of school that are no O'Level, or are asked for without credits. */
export interface SchoolExamRequirement {
  gate: 'school-exam';
  exam: AskedExam;
  /** The lowest result over all subjects: `C+`, `bachelor`, `aggregate 24`. */
  result?: string;
  /** Keys of subjects, each with the lowest grade where one is named: `english C+`, `mathematics level 4`, `physics/chemistry 60%`. */
  subjects?: readonly string[];
  /** The posting takes something else in its place. */
  orOther?: true;
}
export type AskedExam = 'kcse' | 'matric' | 'bece' | 'wassce';

export interface YearsAfterNyscRequirement {
  gate: 'years-after-nysc';
  years: number;
}

export interface LicenceRequirement {
  gate: 'licence';
  /** Ids of credentials of which one is enough, or `driving`. */
  any: readonly string[];
  /** Classes of a driving licence, all of which are asked for. */
  classes?: readonly string[];
}

export interface ResidenceRequirement {
  gate: 'residence';
  /** Places of which one is enough, in small letters. */
  places: readonly string[];
}

export interface WorkRightRequirement {
  gate: 'work-right';
  as: 'right' | 'citizen';
  /** ISO 3166-1 codes; left out where the country of the workplace is meant. */
  countries?: readonly string[];
}

export interface DeadlineRequirement {
  gate: 'deadline';
  /** `YYYY-MM-DD`, or `--MM-DD` where the posting names no year. */
  date: string;
  /** The same numbers read with the month first, where both are days. */
  orDate?: string;
}

/** Of which years graduates or former corps members are taken. */
export interface IntakeRequirement {
  gate: 'intake';
  of: 'graduation' | 'nysc';
  /** First and last year or month, `YYYY` or `YYYY-MM`. */
  from?: string;
  to?: string;
  /** At most so many months ago. */
  within?: number;
}

/** What a posting rules people out by. */
export type KnockOutRequirement =
  | AgeRequirement
  | DegreeClassRequirement
  | NyscRequirement
  | OLevelRequirement
  | SchoolExamRequirement
  | YearsAfterNyscRequirement
  | LicenceRequirement
  | ResidenceRequirement
  | WorkRightRequirement
  | IntakeRequirement
  | DeadlineRequirement;

/** A requirement with the sentence that asks for it, as the posting writes it. */
export interface FoundRequirement {
  requirement: KnockOutRequirement;
  sentence: string;
  /** The post of several that it is asked for; left out where it is asked for all. */
  post?: string;
}
