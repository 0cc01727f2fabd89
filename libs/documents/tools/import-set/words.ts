import type { ImportPerson, ImportPersonJob } from './people.schema.ts';

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How a layout writes a span of time. */
const DATE_STYLES = {
  short: { month: (year: string, at: number) => `${SHORT[at]} ${year}`, joint: ' – ', now: 'Present' },
  long: { month: (year: string, at: number) => `${LONG[at]} ${year}`, joint: ' - ', now: 'Till Date' },
  comma: { month: (year: string, at: number) => `${LONG[at]}, ${year}`, joint: ' to ', now: 'date' },
  slash: {
    month: (year: string, at: number) => `${String(at + 1).padStart(2, '0')}/${year}`,
    joint: ' – ',
    now: 'Present',
  },
  iso: {
    month: (year: string, at: number) => `${year}-${String(at + 1).padStart(2, '0')}`,
    joint: ' – ',
    now: 'now',
  },
  dotted: { month: (year: string, at: number) => `${SHORT[at]}. ${year}`, joint: '–', now: 'Current' },
  year: { month: (year: string) => year, joint: ' - ', now: 'Present' },
} as const;
export type DateStyle = keyof typeof DATE_STYLES;

function written(style: DateStyle, month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return DATE_STYLES[style].month(year, Number(number) - 1);
}

export function span(style: DateStyle, { start, end }: { start?: string; end?: string }): string {
  const { joint, now } = DATE_STYLES[style];
  if (!start) return written(style, end ?? '');
  return `${written(style, start)}${joint}${end ? written(style, end) : now}`;
}

export const nameOf = ({ first, last }: ImportPerson): string => `${first} ${last}`;
export const titleAt = ({ position, company }: ImportPersonJob): string => `${position}, ${company}`;

/** Headings of the sections as different people write them. */
export const HEADINGS = [
  {
    summary: 'PROFILE',
    jobs: 'WORK EXPERIENCE',
    courses: 'EDUCATION',
    skills: 'SKILLS',
    certificates: 'CERTIFICATIONS',
    languages: 'LANGUAGES',
  },
  {
    summary: 'Career Objective',
    jobs: 'Work Experience with Dates',
    courses: 'Educational Qualifications with Dates',
    skills: 'Core Competencies',
    certificates: 'Professional Certifications',
    languages: 'Languages Spoken',
  },
  {
    summary: 'Professional Summary',
    jobs: 'Employment History',
    courses: 'Academic Background',
    skills: 'Technical Skills',
    certificates: 'Certificates & Training',
    languages: 'Languages',
  },
  {
    summary: 'ABOUT ME',
    jobs: 'EXPERIENCE',
    courses: 'EDUCATION',
    skills: 'KEY SKILLS',
    certificates: 'CERTIFICATES',
    languages: 'LANGUAGES',
  },
  {
    summary: 'Summary:',
    jobs: 'Professional Experience:',
    courses: 'Institutions Attended:',
    skills: 'Skills:',
    certificates: 'Trainings:',
    languages: 'Languages:',
  },
] as const;
