import { ENTRY_SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { monthOf } from '../calendar.ts';
import type { VerbatimQualifier, VerbatimReading } from './verbatim-reading.ts';

type VerbatimGround = 'role' | 'work' | 'degree' | 'paper' | 'skill' | 'language' | 'summary' | 'other';

/** Something that the resume says, with the words that bear out a sentence. */
export interface VerbatimStatement {
  path: string;
  text: string;
  kind: VerbatimGround;
  /** In their order, without words of grammar. */
  keys: readonly string[];
  /** Words that may be said with it, such as the dates of its job. */
  also: ReadonlySet<string>;
  qualifiers: ReadonlySet<VerbatimQualifier>;
  /** Index of the job that it belongs to. */
  job?: number;
  isPresent: boolean;
}

interface Draft {
  path: string;
  text: string;
  kind: VerbatimGround;
  also?: string;
  narrowed?: readonly VerbatimQualifier[];
  job?: number;
  isPresent?: boolean;
}

const keysOf = (text: string, reading: VerbatimReading): string[] =>
  reading
    .words(text)
    .filter(({ isSmall }) => !isSmall)
    .map(({ key }) => key);

const statement = (
  { text, also = '', narrowed = [], isPresent = false, ...rest }: Draft,
  today: string,
  reading: VerbatimReading,
): VerbatimStatement => ({
  ...rest,
  text,
  isPresent,
  keys: keysOf(text, reading),
  also: new Set(keysOf(also, reading)),
  qualifiers: new Set([
    ...reading.qualifiers(text),
    ...narrowed,
    ...(reading.isOver(text, today) ? (['former'] as const) : []),
  ]),
});

/** A date as a letter may write it: year and month. */
const dateText = (date = '', { data }: VerbatimReading): string => {
  const [, year = '', month = ''] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  return `${year} ${data.months.split(' ')[Number(month) - 1] ?? ''}`;
};

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[•*–-]\s*/, '').trim())
    .filter(Boolean);

const isPast = (date: string | undefined, today: string): boolean =>
  (monthOf(date, 'last') ?? Number.POSITIVE_INFINITY) <= (monthOf(today) ?? 0);

/** Whether a month is after today; a year alone counts as its first month. */
const isLater = (date: string | undefined, today: string): boolean =>
  (monthOf(date) ?? 0) > (monthOf(today) ?? 0);

const jobs = ({ experience = [] }: ResumeContentDto, reading: VerbatimReading): Draft[] =>
  experience.flatMap(({ position = '', description, startDate, endDate, current }, job): Draft[] => {
    const dates = `${dateText(startDate, reading)} ${dateText(endDate, reading)}`;
    const held = { job, isPresent: current === true };
    return [
      { path: `experience.${job}.position`, text: position, kind: 'role', also: dates, ...held },
      ...linesOf(description).map(
        (text): Draft => ({
          path: `experience.${job}.description`,
          text,
          kind: 'work',
          also: `${dates} ${position}`,
          ...held,
        }),
      ),
    ];
  });

const studies = ({ education = [] }: ResumeContentDto, today: string, reading: VerbatimReading): Draft[] =>
  education.map(
    ({ degree = '', fieldOfStudy = '', institution = '', grade = '', endDate, current }, index) => ({
      path: `education.${index}`,
      text: [degree, fieldOfStudy, institution, grade].filter(Boolean).join(', '),
      kind: 'degree',
      also: dateText(endDate, reading),
      narrowed: current || !endDate || !isPast(endDate, today) ? ['under-way'] : [],
    }),
  );

const papers = (
  { certifications = [] }: ResumeContentDto,
  today: string,
  reading: VerbatimReading,
): Draft[] =>
  certifications.map(({ name, issuer = '', date, expiryDate }, index) => ({
    path: `certifications.${index}`,
    text: [name, issuer].filter(Boolean).join(', '),
    kind: 'paper',
    also: dateText(date, reading),
    narrowed: [
      ...(expiryDate && isPast(expiryDate, today) ? (['former'] as const) : []),
      ...(isLater(date, today) ? (['under-way'] as const) : []),
    ],
  }));

const skills = ({ skills: named = [] }: ResumeContentDto): Draft[] =>
  named.map(({ name, level }, index) => ({
    path: `skills.${index}`,
    text: name,
    kind: 'skill',
    narrowed: level === 'beginner' ? ['weak'] : [],
  }));

const languages = ({ languages: spoken = [] }: ResumeContentDto, { data }: VerbatimReading): Draft[] =>
  spoken.map(({ language, proficiency, cefr }, index) => ({
    path: `languages.${index}`,
    text: [language, cefr].filter(Boolean).join(', '),
    kind: 'language',
    also: Reflect.get(data.proficiency, proficiency ?? '') ?? '',
    narrowed: proficiency === 'beginner' || cefr?.startsWith('A') ? ['weak'] : [],
  }));

const summary = ({ summary: text = '' }: ResumeContentDto): Draft[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({ path: 'summary', text: sentence, kind: 'summary' }));

/** Sections that are read above, and those that say nothing of the person. */
const READ = new Set<string>([
  'experience',
  'education',
  'certifications',
  'skills',
  'languages',
  'interests',
  'referees',
]);

function textAt(entry: object, name: string): string | undefined {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Every other section: an entry is one statement. */
const others = (resume: ResumeContentDto, today: string): Draft[] =>
  ENTRY_SECTION_NAMES.filter((name) => !READ.has(name)).flatMap((name) => {
    const entries: unknown = Reflect.get(resume, name);
    if (!Array.isArray(entries)) return [];
    return entries.map((entry: object, index) => ({
      path: `${name}.${index}`,
      text: Object.values(entry)
        .filter((value) => typeof value === 'string')
        .join(', '),
      kind: 'other',
      narrowed: isPast(textAt(entry, 'expiryDate'), today) ? ['former'] : [],
    }));
  });

/** All that a resume says, statement by statement, as this checker reads it. */
export const verbatimStatements = (
  resume: ResumeContentDto | null,
  today: string,
  reading: VerbatimReading,
): VerbatimStatement[] =>
  resume
    ? [
        ...jobs(resume, reading),
        ...studies(resume, today, reading),
        ...papers(resume, today, reading),
        ...skills(resume),
        ...languages(resume, reading),
        ...summary(resume),
        ...others(resume, today),
      ]
        .filter(({ text }) => text.trim() !== '')
        .map((draft) => statement(draft, today, reading))
    : [];
