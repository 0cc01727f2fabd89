import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { isToCome } from '../../dates/periods.ts';
import { NO_OFFER, usable } from '../facts/fact-base.ts';
import type { LetterSource } from '../letter.types.ts';

/** Publications or conferences that one sentence names. */
export interface AcademicWork {
  kind: 'publications' | 'conferences';
  /** `Drying cassava with the sun” (Nigerian Journal of Physics, 2024)` */
  names: readonly string[];
  sources: readonly LetterSource[];
}

const MOST_NAMED = 2;
const ASKED = {
  publications:
    /\bpubli(?:cations?|shed (?:work|papers?|articles?|research)|cation record)\b|\bpeer[- ]reviewed\b|\bresearch (?:output|record|papers?)\b|\bscholarly\b/i,
  conferences:
    /\bconferences?\b|\bpublic speaking\b|\bpresent(?:ing|ed|ation of)? (?:papers|research|findings|results)\b/i,
};
/** What is not out yet, or not the work of this person alone to claim. */
const NOT_OUT =
  /\b(?:under review|in review|submitted|in press|forthcoming|to appear|in preparation|draft|unpublished|accepted|rejected|revis\w+|pre-?print|withdrawn|retracted|cancelled|planned|proposed|upcoming|invited to)\b/i;

interface Entry {
  name: string;
  detail: string;
  date: string;
  path: string;
  quote: string;
}

const isOut = ({ name, detail, quote, date }: Entry, today: string): boolean =>
  name !== '' &&
  ![name, detail, quote].some((text) => NOT_OUT.test(text) || NO_OFFER.test(text)) &&
  !isToCome(date, today);

/** A work whose authors are named is one's own only when one is among them. */
const isAuthor = (authors: string, lastName: string): boolean =>
  authors === '' || (lastName !== '' && authors.toLowerCase().includes(lastName.toLowerCase()));

const published = ({ publications = [], personalInfo }: ResumeContentDto): Entry[] =>
  publications.flatMap(({ title, authors, publisher, date, description }, index) =>
    isAuthor(usable(authors), usable(personalInfo?.lastName))
      ? [
          {
            name: `“${usable(title)}”`,
            detail: usable(publisher),
            date: date ?? '',
            path: `publications.${index}.title`,
            quote: [title, publisher, description].filter(Boolean).join(', '),
          },
        ].filter(({ name }) => name !== '“”')
      : [],
  );

const attended = ({ conferences = [] }: ResumeContentDto): Entry[] =>
  conferences.map(({ name, role, date, description }, index) => ({
    name: usable(name),
    detail: usable(role),
    date: date ?? '',
    path: `conferences.${index}.name`,
    quote: [name, role, description].filter(Boolean).join(', '),
  }));

function named({ name, detail, date }: Entry): string {
  const about = [detail, date.slice(0, 4)].filter(Boolean).join(', ');
  return about === '' ? name : `${name} (${about})`;
}

/** Publications and conferences that the posting asks for, the latest first. @param today `YYYY-MM-DD` */
export function academicWork(resume: ResumeContentDto, posting: string, today: string): AcademicWork[] {
  const lists = { publications: published(resume), conferences: attended(resume) };
  return (['publications', 'conferences'] as const).flatMap((kind) => {
    if (!ASKED[kind].test(posting)) return [];
    const entries = lists[kind]
      .filter((entry) => isOut(entry, today))
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, MOST_NAMED);
    return entries.length === 0
      ? []
      : [{ kind, names: entries.map(named), sources: entries.map(({ path, quote }) => ({ path, quote })) }];
  });
}
