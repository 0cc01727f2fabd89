import { oneLine, prose, textOfMarkup, webAddress } from './plain-text.ts';
import type { PostingFields } from './posting.types.ts';

/** Lines that are read for facts; the rest is description. */
const LINES_READ = 80;
/** A longer line is prose, not a fact. */
const FACT_CHARACTERS = 160;
const TITLE_CHARACTERS = 90;

type Fact = 'company' | 'position' | 'location' | 'salary';

const LABELS: readonly (readonly [Fact, RegExp])[] = [
  ['company', /^(?:company(?: name)?|employer|organi[sz]ation|hiring company)$/i],
  ['position', /^(?:job ?title|position|role|title|job role|vacancy|designation)$/i],
  ['location', /^(?:(?:job |work )?location|city|place|based in|duty station)$/i],
  ['salary', /^(?:salary(?: range)?|pay|compensation|remuneration|basic salary|wages?)$/i],
];

const COUNTRIES =
  'Nigeria|Ghana|Kenya|South Africa|Rwanda|Uganda|Tanzania|Ethiopia|Egypt|Morocco|Senegal|Cameroon|Zambia|' +
  'United Kingdom|UK|United States|USA|Canada|Germany|France|Ireland|Netherlands|UAE|India|Worldwide|Africa|Europe';
const PLACE = new RegExp(
  `^[\\p{L}\\p{M}' ./-]{2,40}, ?(?:[\\p{L}\\p{M}' .-]{2,40}, ?)?(?:${COUNTRIES})$`,
  'iu',
);
const REMOTE = /^(?:fully |100% )?remote\b.{0,60}$|^hybrid\b.{0,60}$/i;

const MONEY =
  /(?:₦|\$|£|€|\b(?:NGN|USD|GBP|EUR|GHS|KES|KSh|ZAR|CAD|AUD)\b|\bN(?=\d)) ?\d[\d,.]*(?: ?[km]\b)?(?: ?(?:-|–|—|to) ?(?:₦|\$|£|€|N|NGN|USD|GBP|EUR)? ?\d[\d,.]*(?: ?[km]\b)?)?(?: ?(?:\/|per|an?|p\.) ?(?:hour|hr|day|week|month|year|annum|mo|yr|m|a)\b)?/i;
const ADDRESS = /https?:\/\/[^\s<>"')\]]+/i;

/** Reads the facts of a pasted plain text by its labels and by the shapes that postings use. It may miss some. */
export function textPosting(pasted: string): PostingFields {
  const text = textOfMarkup(pasted);
  const lines = text.split('\n').filter(Boolean).slice(0, LINES_READ);
  const facts: Partial<Record<Fact, string>> = {};
  const note = (found: Partial<Record<Fact, string>>): void => {
    for (const [fact, value] of Object.entries(found)) {
      if (value?.trim()) facts[fact as Fact] ??= value.trim();
    }
  };
  const short = lines.filter((line) => line.length <= FACT_CHARACTERS);
  for (const [index, line] of lines.entries()) note(labelled(line, lines[index + 1]));
  for (const line of short.slice(0, 12)) note(shaped(line));
  note({ position: short.slice(0, 6).find(isTitle) });
  note({ location: short.find((line) => PLACE.test(line) || REMOTE.test(line)) });
  note({ salary: MONEY.exec(lines.map((line) => line.slice(0, 2_000)).join('\n'))?.[0] });
  return {
    company: oneLine(facts.company ?? ''),
    position: oneLine(facts.position ?? ''),
    location: oneLine(facts.location ?? ''),
    salary: oneLine(facts.salary ?? ''),
    jobUrl: webAddress((ADDRESS.exec(text)?.[0] ?? '').replace(/[.,;:!?]+$/, '')),
    jobDescription: prose(text),
  };
}

/** `Company: Kora Foods`, or the label alone with its value on the next line. */
function labelled(line: string, next: string | undefined): Partial<Record<Fact, string>> {
  if (line.length > FACT_CHARACTERS) return {};
  const colon = line.search(/[:：]|\s[–—-]\s/);
  const label = (colon === -1 ? line : line.slice(0, colon)).replace(/^[•*\-\s]+/, '').trim();
  const fact = LABELS.find(([, names]) => names.test(label))?.[0];
  if (!fact) return {};
  const value = colon === -1 ? '' : line.slice(colon).replace(/^\s*[:：–—-]\s*/, '');
  const below = next !== undefined && next.length <= FACT_CHARACTERS && !/[:：]$/.test(next) ? next : '';
  return { [fact]: value || below };
}

/** Headings as job boards write them. */
function shaped(line: string): Partial<Record<Fact, string>> {
  const heading = line.replace(/\s*\|.*$/, '').trim();
  const onBoard = /^(.{2,60}?) hiring (.{2,80}?)(?: in (.{2,60}))?$/i.exec(heading);
  if (onBoard && !/\b(?:is|are|we|now|urgently|currently)$/i.test(onBoard[1] ?? '')) {
    return { company: onBoard[1], position: onBoard[2], location: onBoard[3] };
  }
  const hiring =
    /^(.{2,60}?) is (?:hiring|recruiting|looking for|seeking)(?: for)? (?:an? )?(.{2,80}?)[.!]?$/i.exec(
      heading,
    );
  if (hiring) return { company: hiring[1], position: hiring[2] };
  const at = /^(.{2,80}?) (?:at|@) (\p{Lu}[^.,]{1,60}?)(?:, (.{2,60}))?[.!]?$/u.exec(heading);
  if (at && isTitle(at[1] ?? '')) return { position: at[1], company: at[2], location: at[3] };
  const about = /^About (\p{Lu}[^.:]{1,50}):?$/u.exec(heading);
  if (about && !/^About (?:the|this|us|you|your|our)\b/i.test(heading)) return { company: about[1] };
  return {};
}

/** Whether a line reads like the name of a job: short, no sentence, no address, no label. */
function isTitle(line: string): boolean {
  return (
    line.length >= 3 &&
    line.length <= TITLE_CHARACTERS &&
    /\p{L}{2}/u.test(line) &&
    !/[.!?:]$/.test(line) &&
    !/https?:\/\/|@|:\s/.test(line) &&
    !/^(?:we|you|i|our|apply|about|job description|description|vacancy|urgent|new|posted)\b/i.test(line) &&
    !REMOTE.test(line) &&
    !PLACE.test(line) &&
    !MONEY.test(line)
  );
}
