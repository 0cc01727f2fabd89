import { createHash } from 'node:crypto';
import type { JsonResume, Person, School, Work } from '../person.types.ts';
import { skillLines, type Word, Wording } from '../wording.ts';
import { dateText } from './form-dates.ts';
import type { Look } from './look.types.ts';

interface Dated {
  startDate?: string;
  endDate?: string;
}

export interface Job {
  title: string;
  employer: string;
  place: string;
  dates: string;
  start: string;
  end: string;
  points: readonly string[];
  work: Work;
}

export interface Schooling {
  school: string;
  degree: string;
  subject: string;
  /** Degree and subject in one. */
  title: string;
  dates: string;
  start: string;
  end: string;
  score: string;
  education: School;
}

/** What is there of some texts, with a separator between. */
export const joined = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** A person's resume with dates and headings in the manner of a layout. */
export class Cv {
  readonly person: Person;
  readonly resume: JsonResume;
  readonly words: Wording;
  readonly #look: Look;

  constructor(person: Person, look: Look) {
    this.person = person;
    this.resume = person.resume;
    this.words = new Wording(person, 'short');
    this.#look = look;
  }

  get basics(): JsonResume['basics'] {
    return this.resume.basics;
  }

  get language(): Person['language'] {
    return this.person.language;
  }

  get place(): string {
    return this.words.place();
  }

  /** Place, phone, mail and pages. */
  get contacts(): string[] {
    const { phone = '', email, url = '', profiles = [] } = this.basics;
    return [this.place, phone, email, url, ...profiles.map((one) => one.url)].filter(Boolean);
  }

  heading(word: Word): string {
    return this.#look.headings?.[this.language]?.[word] ?? this.words.of(word);
  }

  date(value: string | undefined, form = this.#look.date): string {
    return value === undefined ? '' : dateText(value, form, this.language);
  }

  /** The end, or the word for an open one. */
  end({ endDate }: Dated, form = this.#look.date): string {
    if (endDate !== undefined) return this.date(endDate, form);
    return (this.language === 'en' && this.#look.open) || this.words.of('present');
  }

  span(dated: Dated, { form = this.#look.date, dash = this.#look.dash ?? ' – ' } = {}): string {
    if (dated.startDate === undefined) return this.date(dated.endDate, form);
    if (dated.startDate === dated.endDate) return this.date(dated.startDate, form);
    return `${this.date(dated.startDate, form)}${dash}${this.end(dated, form)}`;
  }

  get jobs(): Job[] {
    return (this.resume.work ?? []).map((work) => ({
      ...{ title: work.position, employer: work.name, place: work.location ?? '', work },
      ...{ dates: this.span(work), start: this.date(work.startDate), end: this.end(work) },
      points: [work.summary, ...(work.highlights ?? [])].filter((line) => line !== undefined),
    }));
  }

  get schools(): Schooling[] {
    return (this.resume.education ?? []).map((education) => ({
      ...{ school: education.institution, degree: education.studyType ?? '', subject: education.area ?? '' },
      title: joined([education.studyType, education.area]),
      ...{ dates: this.span(education), start: this.date(education.startDate), end: this.end(education) },
      ...{ score: education.score ?? '', education },
    }));
  }

  /** All skills, without their groups. */
  get skills(): string[] {
    return (this.resume.skills ?? []).flatMap(({ name, keywords }) => keywords ?? [name]);
  }

  /** Skills by group; one group without a name where the person has none. */
  get skillGroups(): { group?: string; skills: string }[] {
    return skillLines(this.person).filter(({ skills }) => skills !== '');
  }

  get languages(): { language: string; level: string }[] {
    return (this.resume.languages ?? []).map(({ language, fluency = '' }) => ({ language, level: fluency }));
  }

  /** The lines of a section that is printed as a plain list. */
  small(word: Word, separator = ', '): string[] {
    const { resume } = this;
    const lines: Partial<Record<Word, () => string[]>> = {
      summary: () => [this.basics.summary ?? ''],
      contact: () => this.contacts,
      skills: () => this.skillGroups.map(({ group, skills }) => joined([group, skills], ': ')),
      languages: () => this.languages.map(({ language, level }) => language + (level && ` (${level})`)),
      certificates: () =>
        (resume.certificates ?? []).map((one) =>
          joined([one.name, one.issuer, this.date(one.date)], separator),
        ),
      awards: () =>
        (resume.awards ?? []).map((one) => joined([one.title, one.awarder, this.date(one.date)], separator)),
      publications: () =>
        (resume.publications ?? []).map((one) =>
          joined([one.name, one.publisher, this.date(one.releaseDate)], separator),
        ),
      projects: () =>
        (resume.projects ?? []).map((one) =>
          joined([one.name, joined([one.description, ...(one.highlights ?? [])], ' ')], ': '),
        ),
      volunteer: () =>
        (resume.volunteer ?? []).map((one) =>
          joined(
            [
              joined([one.position, one.organization, one.startDate && this.span(one)], separator),
              one.summary,
            ],
            '. ',
          ),
        ),
      interests: () => (resume.interests ?? []).map(({ name }) => name),
      references: () => (resume.references ?? []).map((one) => joined([one.name, one.reference], ': ')),
    };
    return (lines[word]?.() ?? []).filter(Boolean);
  }

  /** One of some texts, always the same for a person: for what the truth does not hold. */
  pick(about: string, texts: readonly string[]): string {
    const drawn = createHash('sha256').update(`${about} ${this.person.id}`).digest().readUInt32LE(0);
    return texts[drawn % texts.length] ?? '';
  }

  /** A date of birth that fits the first school or job. */
  born(form: (day: number, month: string, year: number) => string): string {
    const first = [...(this.resume.education ?? []), ...(this.resume.work ?? [])]
      .map(({ startDate, endDate }) => Number((startDate ?? endDate ?? '2015').slice(0, 4)))
      .sort((one, other) => one - other)[0];
    const day = Number(
      this.pick(
        'day',
        Array.from({ length: 28 }, (_, at) => String(at + 1)),
      ),
    );
    const month = Number(
      this.pick(
        'month',
        Array.from({ length: 12 }, (_, at) => String(at + 1)),
      ),
    );
    const name = new Intl.DateTimeFormat(this.language, { month: 'long', timeZone: 'UTC' });
    return form(day, name.format(Date.UTC(2001, month - 1, 15)), (first ?? 2015) - 19);
  }
}

/** Sections that most layouts print as lists after jobs and schools. */
export const SMALL = [
  ...['skills', 'languages', 'certificates', 'awards', 'publications', 'projects', 'volunteer'],
  ...['interests', 'references'],
] as readonly Word[];
