import { blankLines, withoutBlankLines } from '@career/contracts/marked-text/blanks';
import { plainText } from '@career/contracts/marked-text/statements';
import { isQuantified } from '../insights/quantity.ts';

interface PersonPart {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
}
interface WorkPart {
  description?: string | null | undefined;
}

/** A resume as far as its completeness is measured; a resume in any state fits. */
export interface MeasuredResume {
  title?: string | undefined;
  industry?: string | undefined;
  summary?: string | null | undefined;
  personalInfo?: PersonPart | undefined;
  experience?: readonly WorkPart[] | undefined;
  internships?: readonly WorkPart[] | undefined;
  volunteering?: readonly WorkPart[] | undefined;
  projects?: readonly WorkPart[] | undefined;
  nationalService?: readonly object[] | undefined;
  education?: readonly object[] | undefined;
  schoolExams?: readonly object[] | undefined;
  skills?: readonly object[] | undefined;
}

/** A part of a resume that is not there yet. */
export interface MissingPart {
  /** Stable name of the part. */
  part: string;
  /** What to do: `Add your phone number`. */
  todo: string;
  /** Why employers look for it. */
  why: string;
  /** Field of the resume where it is done, as a path. */
  field: string;
}

/** How far a resume is. */
export interface Completeness {
  /** 0 to 100. */
  percent: number;
  /** What is missing, what counts most first. */
  missing: readonly MissingPart[];
}

interface Part extends MissingPart {
  /** Its share of the hundred. */
  weight: number;
  isThere: (resume: MeasuredResume) => boolean;
}

const SKILLS_LEAST = 5;
const SUMMARY_LEAST = 60;
const LINES_LEAST = 2;

const says = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';
const hasEntries = (...lists: readonly (readonly object[] | undefined)[]): boolean =>
  lists.some((list) => (list?.length ?? 0) > 0);

const workOf = ({ experience, internships, volunteering, projects }: MeasuredResume): WorkPart[] =>
  [experience, internships, volunteering, projects].flatMap((list) => list ?? []);

/** What is finished of the descriptions: a line with a blank does not count yet. */
const linesOf = (resume: MeasuredResume): string[] =>
  workOf(resume)
    .flatMap(({ description }) => plainText(withoutBlankLines(description ?? '')).split('\n'))
    .filter(says);

const hasBlanks = (resume: MeasuredResume): boolean =>
  [resume.summary, ...workOf(resume).map(({ description }) => description)].some(
    (text) => blankLines(text).length > 0,
  );

/** The parts of a resume that employers look for, and what each counts; together a hundred. */
const PARTS: readonly Part[] = [
  {
    part: 'work',
    weight: 20,
    todo: 'Add a job, an internship or volunteering',
    why: 'It is the first thing employers look for. NYSC, apprenticeships and family business count.',
    field: 'experience',
    isThere: (resume) => workOf(resume).length > 0 || hasEntries(resume.nationalService),
  },
  {
    part: 'phone',
    weight: 10,
    todo: 'Add your phone number',
    why: 'Many employers call or send a message before they write.',
    field: 'personalInfo.phone',
    isThere: ({ personalInfo }) => says(personalInfo?.phone),
  },
  {
    part: 'lines',
    weight: 10,
    todo: 'Write two lines about what you did at work',
    why: 'A job title alone does not show what you can do.',
    field: 'experience.0.description',
    isThere: (resume) => linesOf(resume).length >= LINES_LEAST,
  },
  {
    part: 'education',
    weight: 10,
    todo: 'Add a school or a course',
    why: 'Many postings ask for a certificate, and the reader looks for it.',
    field: 'education',
    isThere: ({ education, schoolExams }) => hasEntries(education, schoolExams),
  },
  {
    part: 'skills',
    weight: 10,
    todo: `Add ${SKILLS_LEAST} skills`,
    why: 'Screening software looks for the words of the posting among them.',
    field: 'skills',
    isThere: ({ skills }) => (skills?.length ?? 0) >= SKILLS_LEAST,
  },
  {
    part: 'summary',
    weight: 10,
    todo: 'Write a short summary',
    why: 'A busy reader may read nothing else.',
    field: 'summary',
    isThere: ({ summary }) => plainText(withoutBlankLines(summary ?? '')).trim().length >= SUMMARY_LEAST,
  },
  {
    part: 'number',
    weight: 5,
    todo: 'Put a number into one line',
    why: 'How many, how much or how fast makes it easier to believe.',
    field: 'experience.0.description',
    isThere: (resume) => linesOf(resume).some(isQuantified),
  },
  {
    part: 'blanks',
    weight: 5,
    todo: 'Fill in the blanks',
    why: 'A line with a blank is not printed.',
    field: 'experience.0.description',
    isThere: (resume) => !hasBlanks(resume),
  },
  {
    part: 'name',
    weight: 5,
    todo: 'Add your first and last name',
    why: 'It goes at the top of the page and names the file.',
    field: 'personalInfo.firstName',
    isThere: ({ personalInfo }) => says(personalInfo?.firstName) && says(personalInfo?.lastName),
  },
  {
    part: 'email',
    weight: 5,
    todo: 'Add your email address',
    why: 'Invitations to interviews often come by email.',
    field: 'personalInfo.email',
    isThere: ({ personalInfo }) => says(personalInfo?.email),
  },
  {
    part: 'location',
    weight: 5,
    todo: 'Add your town',
    why: 'Employers ask whether you can come to work, or work from where you are.',
    field: 'personalInfo.location',
    isThere: ({ personalInfo }) => says(personalInfo?.location),
  },
  {
    part: 'title',
    weight: 5,
    todo: 'Add a title and an industry',
    why: 'They help you find the resume, and insights compare it with them. They are not printed.',
    field: 'title',
    isThere: ({ title, industry }) => says(title) && says(industry),
  },
];

/** How complete a resume is, and what is missing, with what counts most first. */
export function completenessOf(resume: MeasuredResume): Completeness {
  const missing = PARTS.filter(({ isThere }) => !isThere(resume));
  const lost = missing.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percent: 100 - lost,
    missing: missing.map(({ part, todo, why, field }) => ({ part, todo, why, field })),
  };
}
