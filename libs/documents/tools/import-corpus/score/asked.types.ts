/** A date that is on the page, at the granularity it is printed with. */
type AskedDate = string | undefined;

/** An entry of the truth with what the page prints of it. A field that is not printed is undefined: it is not asked. */
export interface AskedJob {
  title?: string;
  employer?: string;
  start: AskedDate;
  end: AskedDate;
  /** The work goes on and the page says so. */
  isOngoing: boolean;
  bullets: readonly string[];
}

export interface AskedSchool {
  institution?: string;
  degree?: string;
  field?: string;
  start: AskedDate;
  end: AskedDate;
}

/** A list of names; the neutral ones are on the page too but may be found or not. */
export interface AskedNames {
  asked: readonly string[];
  neutral: readonly string[];
}

/** What a file can be asked for: the truth as far as its page prints it. */
export interface Asked {
  name?: string;
  email?: string;
  phone?: string;
  summary?: string;
  location?: {
    required: readonly string[];
    /** Words that a right answer may hold. */
    allowed: readonly string[];
  };
  jobs: readonly AskedJob[];
  /** Unpaid work, which may be found among the jobs or not. */
  neutralJobs: readonly AskedJob[];
  schools: readonly AskedSchool[];
  skills: AskedNames;
  languages: AskedNames;
  certificates: AskedNames;
  awards: AskedNames;
}
