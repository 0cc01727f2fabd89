import type { Person } from './person.types.ts';
import WORDS from './wording.json' with { type: 'json' };

export type Word = keyof (typeof WORDS)['en'];
/** How a layout prints a month: `Mar 2019`, `March 2019`, `03/2019` or `2019`. */
export type DateStyle = 'short' | 'long' | 'number' | 'year';

/** The words of a person's language that templates of TeX and office programs print. */
export class Wording {
  readonly #person: Person;
  readonly #style: DateStyle;

  constructor(person: Person, style: DateStyle) {
    this.#person = person;
    this.#style = style;
  }

  of(word: Word): string {
    return WORDS[this.#person.language][word];
  }

  date(value: string | undefined): string {
    if (value === undefined) return this.of('present');
    const [year = '', month] = value.split('-');
    if (month === undefined || this.#style === 'year') return year;
    if (this.#style === 'number') return `${month}/${year}`;
    return new Intl.DateTimeFormat(this.#person.language, {
      month: this.#style,
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${value}-15`));
  }

  span({ startDate, endDate }: { startDate?: string; endDate?: string }, dash = '–'): string {
    if (startDate === undefined) return '';
    if (startDate === endDate) return this.date(startDate);
    return `${this.date(startDate)} ${dash} ${this.date(endDate)}`;
  }

  /** The address as one line: town, region and country. */
  place(): string {
    const { city, region, countryCode } = this.#person.resume.basics.location ?? {};
    const country = countryCode
      ? new Intl.DisplayNames([this.#person.language], { type: 'region' }).of(countryCode)
      : undefined;
    return [city, region, country].filter((part) => part !== undefined && part !== '').join(', ');
  }
}

/** Skills line by line: groups with their name, or all of them as one list. */
export function skillLines({ resume }: Person, separator = ', '): { group?: string; skills: string }[] {
  const skills = resume.skills ?? [];
  const grouped = skills.filter(({ keywords }) => keywords !== undefined);
  if (grouped.length > 0)
    return skills.map(({ name, keywords = [] }) => ({ group: name, skills: keywords.join(separator) }));
  return [{ skills: skills.map(({ name }) => name).join(separator) }];
}
