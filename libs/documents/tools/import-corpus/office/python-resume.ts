import type { Person } from '../person.types.ts';
import { type DateStyle, Wording } from '../wording.ts';

interface Entry {
  main: string;
  side: string;
  dates: string;
  lines: readonly string[];
}

interface Section {
  kind: 'work' | 'list' | 'names';
  heading: string;
  entries: Entry[];
  names: string[];
}

/** What the generators of DOCX print, in order, with the words of the person's language. */
export interface PythonResume {
  name: string;
  contact: string[];
  labels: string[];
  sections: Section[];
}

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

export function pythonResume(person: Person, style: DateStyle): PythonResume {
  const words = new Wording(person, style);
  const { basics, ...resume } = person.resume;
  const date = (value: string | undefined): string => (value === undefined ? '' : words.date(value));
  const list = (heading: string, entries: Entry[]): Section => ({
    kind: 'list',
    heading,
    entries,
    names: [],
  });
  const names = (heading: string, all: string[]): Section => ({
    kind: 'names',
    heading,
    entries: [],
    names: all,
  });
  const text = (line: string): Entry => ({ main: '', side: '', dates: '', lines: [line] });
  const sections: Section[] = [
    list(words.of('summary'), basics.summary ? [text(basics.summary)] : []),
    {
      ...list(
        words.of('work'),
        (resume.work ?? []).map((job) => ({
          main: job.position,
          side: job.name,
          dates: words.span(job),
          lines: job.highlights ?? [],
        })),
      ),
      kind: 'work',
    },
    list(
      words.of('education'),
      (resume.education ?? []).map((school) => ({
        main: joined([school.studyType, school.area]),
        side: school.institution,
        dates: words.span(school),
        lines: [],
      })),
    ),
    names(
      words.of('skills'),
      (resume.skills ?? []).flatMap(({ name, keywords }) => keywords ?? [name]),
    ),
    names(
      words.of('languages'),
      (resume.languages ?? []).map(({ language }) => language),
    ),
    list(
      words.of('certificates'),
      (resume.certificates ?? []).map((one) => ({
        main: one.name,
        side: one.issuer ?? '',
        dates: date(one.date),
        lines: [],
      })),
    ),
    list(
      words.of('awards'),
      (resume.awards ?? []).map((one) => ({
        main: one.title,
        side: one.awarder ?? '',
        dates: date(one.date),
        lines: [],
      })),
    ),
    list(
      words.of('references'),
      (resume.references ?? []).map((one) => text(joined([one.name, one.reference]))),
    ),
  ];
  return {
    name: basics.name,
    contact: [words.place(), basics.phone ?? '', basics.email],
    labels: [words.of('address'), words.of('phone'), words.of('email')],
    sections: sections.filter(({ entries, names: all }) => entries.length + all.length > 0),
  };
}
