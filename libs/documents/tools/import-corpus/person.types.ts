import type { Author } from './score/summary.ts';

/** A date as the person wrote it: `YYYY` or `YYYY-MM`. */
type PartialDate = string;

export interface Work {
  name: string;
  position: string;
  location?: string;
  startDate: PartialDate;
  /** Missing while the work goes on. */
  endDate?: PartialDate;
  summary?: string;
  highlights?: readonly string[];
}

export interface School {
  institution: string;
  studyType?: string;
  area?: string;
  startDate?: PartialDate;
  endDate?: PartialDate;
  score?: string;
  courses?: readonly string[];
}

/** The part of JSON Resume that the corpus writes. */
export interface JsonResume {
  basics: {
    name: string;
    label?: string;
    email: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: readonly { network: string; username: string; url: string }[];
  };
  work?: readonly Work[];
  volunteer?: readonly {
    organization: string;
    position: string;
    startDate?: PartialDate;
    endDate?: PartialDate;
    summary?: string;
    highlights?: readonly string[];
  }[];
  education?: readonly School[];
  awards?: readonly { title: string; date?: PartialDate; awarder?: string; summary?: string }[];
  certificates?: readonly { name: string; date?: PartialDate; issuer?: string }[];
  publications?: readonly { name: string; publisher?: string; releaseDate?: PartialDate; summary?: string }[];
  skills?: readonly { name: string; level?: string; keywords?: readonly string[] }[];
  languages?: readonly { language: string; fluency?: string }[];
  interests?: readonly { name: string; keywords?: readonly string[] }[];
  references?: readonly { name: string; reference: string }[];
  projects?: readonly {
    name: string;
    description?: string;
    highlights?: readonly string[];
    startDate?: PartialDate;
    endDate?: PartialDate;
    url?: string;
  }[];
}

/** A made-up person of the corpus. The resume is the truth that every file of this person is compared with. */
export interface Person {
  id: string;
  region: string;
  /** Language the resume is written in. */
  language: 'en' | 'fr' | 'de' | 'pt' | 'sw';
  /** Who wrote a typed CV; missing where it was the first author. */
  author?: Author;
  resume: JsonResume;
}
