import { sentencesOf } from '../sentences.ts';
import { companyAndPlace, companyInside, isCompanyName } from './company-line.ts';
import { type ShapedFacts, shaped } from './heading-shapes.ts';
import { oneLine, prose, textOfMarkup, webAddress } from './plain-text.ts';
import type { PostingFields } from './posting.types.ts';
import { isPlace, placesOfText } from './posting-place.ts';

/** Lines that are read for facts; the rest is description. */
const LINES_READ = 80;
/** A longer line is prose, not a fact. */
const FACT_CHARACTERS = 160;
const TITLE_CHARACTERS = 90;
/** Lines in which headings are looked for, and the sentences behind them. */
const HEAD_LINES = 14;
const TITLE_LINES = 8;

type Fact = 'company' | 'position' | 'location' | 'salary';
type Facts = Partial<Record<Fact, string | undefined>>;

const LABELS: readonly (readonly [Fact, RegExp])[] = [
  [
    'company',
    /^(?:company(?: name)?|employer|organi[sz]ation|hiring (?:company|organi[sz]ation)|institution)$/i,
  ],
  ['position', /^(?:job ?title|position|role|title|job role|vacancy|designation|post(?: title)?|job)$/i],
  [
    'location',
    /^(?:(?:job |work )?locations?|city|place(?: of work)?|based in|(?:duty )?station|workplace|where|office)$/i,
  ],
  ['salary', /^(?:salary(?: range)?|pay|compensation|remuneration|basic salary|wages?)$/i],
];

const REMOTE = /^(?:fully |100% )?remote\b.{0,60}$|^hybrid\b.{0,60}$/i;
/** Buttons, menus and lines of a page that name no job. */
const PAGE_LINE =
  /^(?:skip to (?:main )?content|home|jobs?|careers?|menu|search|sign (?:in|up)|log ?in|register|apply(?: now)?|save(?: job)?|share|back(?: to .*)?|full[- ]?time|part[- ]?time|contract|permanent|internship|posted .*|over \d+ .*|\d+ (?:days?|hours?|weeks?) ago.*|.* ago|job (?:description|summary|details)|about the (?:job|role)|easy apply|vacanc(?:y|ies)!*|confidential)$/i;
const BREADCRUMB = / (?:>|›|»|\/) .* (?:>|›|»|\/) /;

const MONEY =
  /(?:₦|\$|£|€|\b(?:NGN|USD|GBP|EUR|GHS|KES|KSh|ZAR|CAD|AUD)\b|\bN(?=\d)) ?\d[\d,.]*(?: ?[km]\b)?(?: ?(?:-|–|—|to) ?(?:₦|\$|£|€|N|NGN|USD|GBP|EUR)? ?\d[\d,.]*(?: ?[km]\b)?)?(?: ?(?:\/|per|an?|p\.) ?(?:hour|hr|day|week|month|year|annum|mo|yr|m|a)\b)?/i;
const ADDRESS = /https?:\/\/[^\s<>"')\]]+/i;
/** Signs with which messages dress their lines. */
const DRESSING = /(?:\p{Extended_Pictographic}|\ufe0f|[*_#])+/gu;

/** Reads the facts of a pasted plain text by its labels and by the shapes that postings use. It may miss some. */
export function textPosting(pasted: string): PostingFields {
  const text = textOfMarkup(pasted);
  const lines = text
    .split('\n')
    .slice(0, 2 * LINES_READ)
    .map((line) => (line.length <= FACT_CHARACTERS ? undressed(line) : line))
    .filter((line) => line !== '')
    .slice(0, LINES_READ);
  const facts = factsOf(lines);
  return {
    company: oneLine(facts.company ?? ''),
    position: oneLine(facts.position ?? ''),
    location: oneLine(facts.location ?? ''),
    salary: oneLine(facts.salary ?? ''),
    jobUrl: webAddress((ADDRESS.exec(text)?.[0] ?? '').replace(/[.,;:!?]+$/, '')),
    jobDescription: prose(text),
  };
}

const undressed = (line: string): string => line.replace(DRESSING, ' ').replace(/\s+/g, ' ').trim();

/** The first find of each fact counts; labels come before shapes, and shapes before guesses. */
function factsOf(lines: readonly string[]): Facts {
  const facts: Facts = {};
  const note = (found: Facts): void => {
    for (const [fact, value] of Object.entries(found)) {
      if (value?.trim()) facts[fact as Fact] ??= value.trim();
    }
  };
  const head = lines
    .filter((line) => line.length <= FACT_CHARACTERS && !isPageLine(line))
    .slice(0, HEAD_LINES);
  for (const [index, line] of lines.entries()) note(labelled(line, lines[index + 1]));
  for (const line of head) note(shaped(line, isTitle));
  note(employerLine(head));
  const sentences = firstSentences(lines);
  for (const sentence of sentences) note(shaped(sentence, isTitle));
  note({ position: head.slice(0, TITLE_LINES).find(isTitle) });
  note({ location: head.find((line) => isPlace(line) || REMOTE.test(line)) });
  note(named(sentences.join('\n')));
  note({ salary: MONEY.exec(lines.map((line) => line.slice(0, 2_000)).join('\n'))?.[0] });
  return facts;
}

const isPageLine = (line: string): boolean => PAGE_LINE.test(line) || BREADCRUMB.test(line);

/** Prose in one line: only its first sentences name employer and job. */
const firstSentences = (lines: readonly string[]): string[] =>
  sentencesOf(
    lines
      .slice(0, HEAD_LINES)
      .map((line) => line.slice(0, 2_000))
      .join('\n'),
  ).slice(0, HEAD_LINES);

/** The employer's line with the job above it and the place behind or below it. */
function employerLine(head: readonly string[]): ShapedFacts {
  for (const [index, line] of head.slice(0, TITLE_LINES).entries()) {
    const both = companyAndPlace(line);
    const next = head[index + 1] ?? '';
    const isBetween = index > 0 && isTitle(line) && (isPlace(next) || REMOTE.test(next));
    if (!both && !isCompanyName(line) && !isBetween) continue;
    const above = head[index - 1];
    return {
      ...(both ?? { company: line }),
      ...(above && isTitle(above) ? { position: above } : {}),
      ...(!both && (isPlace(next) || REMOTE.test(next)) ? { location: next } : {}),
    };
  }
  return {};
}

/** What prose names: an employer by its legal form, and the first place. */
function named(text: string): Facts {
  const company = companyInside(text);
  const place = placesOfText(company === '' ? text : text.replaceAll(company, ' '))[0]?.text;
  return { company, location: place };
}

/** `Company: Kora Foods`, or the label alone with its value on the next line. */
function labelled(line: string, next: string | undefined): Facts {
  if (line.length > FACT_CHARACTERS) return {};
  const colon = line.search(/[:：]|\s[–—-]\s/);
  const label = (colon === -1 ? line : line.slice(0, colon)).replace(/^[•*\-\s]+/, '').trim();
  const fact = LABELS.find(([, names]) => names.test(label))?.[0];
  if (!fact) return {};
  const value = colon === -1 ? '' : line.slice(colon).replace(/^\s*[:：–—-]\s*/, '');
  const isValue = next !== undefined && next.length <= FACT_CHARACTERS && !/[:：]/.test(next);
  return { [fact]: value || (isValue ? next : '') };
}

/** Whether a line reads like the name of a job: short, no sentence, no address, no label. */
function isTitle(line: string): boolean {
  return (
    line.length >= 3 &&
    line.length <= TITLE_CHARACTERS &&
    /\p{L}{2}/u.test(line) &&
    !/[.!?:]$/.test(line) &&
    !/https?:\/\/|@|:\s/.test(line) &&
    !/^(?:we|you|i|our|apply|about|job description|description|vacancy|urgent|new|posted|dear|hello|hi|please|pls|fwd)\b/i.test(
      line,
    ) &&
    !isPageLine(line) &&
    !REMOTE.test(line) &&
    !isPlace(line) &&
    !isCompanyName(line) &&
    !MONEY.test(line)
  );
}
