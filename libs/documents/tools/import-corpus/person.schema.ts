// Generated from the JSON Schema by `npm run data`.

export type Text = string;
/**
 * @minItems 1
 */
export type Entries = [Entry, ...Entry[]];
export type Date = string;
/**
 * @minItems 1
 */
export type Texts = [Text, ...Text[]];
export type Named = Entries & Named1;
export type Named1 = {
  [k: string]: unknown;
}[];

/**
 * Names, employers and figures are invented; e-mail addresses are of example.com. The resume follows JSON Resume.
 */
export interface Person {
  $schema?: string;
  region:
    | 'nigeria'
    | 'ghana'
    | 'kenya'
    | 'south-africa'
    | 'francophone'
    | 'lusophone'
    | 'swahili'
    | 'germany'
    | 'india'
    | 'america';
  language: 'en' | 'fr' | 'de' | 'pt' | 'sw';
  resume: {
    basics: {
      name: Text;
      label: Text;
      email: string;
      phone: Text;
      summary?: Text;
      location: {
        city: Text;
        region?: Text;
        countryCode: string;
      };
      profiles?: {
        [k: string]: Text;
      }[];
    };
    work: Entries &
      {
        [k: string]: unknown;
      }[];
    education: Entries &
      {
        [k: string]: unknown;
      }[];
    volunteer?: Entries &
      {
        [k: string]: unknown;
      }[];
    awards?: Entries &
      {
        [k: string]: unknown;
      }[];
    languages: Entries &
      {
        [k: string]: unknown;
      }[];
    skills: Named;
    certificates?: Named;
    publications?: Named;
    projects?: Named;
    interests?: Named;
    references?: Named;
  };
}
export interface Entry {
  startDate?: Date;
  endDate?: Date;
  date?: Date;
  releaseDate?: Date;
  highlights?: Texts;
  keywords?: Texts;
  [k: string]: Text | Texts | undefined;
}
