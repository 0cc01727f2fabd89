import { isCalendarDay } from '@career/contracts/forms/calendar-day';
import { withoutEntities } from '@career/contracts/marked-text/character-references';
import { oneLine, prose, textOfMarkup, webAddress } from './plain-text.ts';
import type { PostingFields } from './posting.types.ts';

type Node = Record<string, unknown>;

/** Nodes that are looked at before the search for a posting ends; a page's data has some dozens. */
const MOST_NODES = 20_000;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const words = (value: unknown): string =>
  typeof value === 'string' ? withoutEntities(value) : typeof value === 'number' ? String(value) : '';

/** A text, or the `name` of a thing that stands for it. */
const nameOf = (value: unknown): string => (isNode(value) ? words(value.name) : words(value));

const isPosting = (node: Node): boolean =>
  listOf(node['@type']).some((type) => typeof type === 'string' && /(?:^|[/:#])JobPosting$/.test(type));

/** What the first schema.org JobPosting in pasted JSON or in the page source around it says, if there is one. */
export function structuredPosting(pasted: string): { fields: PostingFields; deadline: string } | undefined {
  for (const json of jsonBlocks(pasted)) {
    const posting = findPosting(parsed(json));
    if (posting) return { fields: fieldsOf(posting), deadline: dayOf(words(posting.validThrough)) };
  }
  return undefined;
}

/** The day of a date or a moment in ISO 8601. */
const dayOf = (text: string): string => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  return isCalendarDay(day) ? day : '';
};

/** What may be JSON in the pasted text: all of it, or each JSON-LD script of a page. */
function* jsonBlocks(pasted: string): Generator<string> {
  if (/^\s*[[{]/.test(pasted)) yield pasted;
  const lower = pasted.toLowerCase();
  for (let at = lower.indexOf('<script'); at !== -1; at = lower.indexOf('<script', at + 1)) {
    const open = lower.indexOf('>', at);
    const close = open === -1 ? -1 : lower.indexOf('</script', open);
    if (close === -1) return;
    if (lower.slice(at, open).includes('ld+json')) yield pasted.slice(open + 1, close);
    at = close;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function findPosting(root: unknown): Node | undefined {
  const queue: unknown[] = [root];
  for (let at = 0; at < queue.length && at < MOST_NODES; at += 1) {
    const value = queue[at];
    if (isNode(value)) {
      if (isPosting(value)) return value;
      queue.push(...Object.values(value).slice(0, MOST_NODES));
    } else if (Array.isArray(value)) {
      queue.push(...value.slice(0, MOST_NODES));
    }
  }
  return undefined;
}

function fieldsOf(posting: Node): PostingFields {
  return {
    company: oneLine(nameOf(listOf(posting.hiringOrganization)[0])),
    position: oneLine(words(posting.title) || words(posting.name)),
    location: oneLine(locationOf(posting)),
    jobUrl: webAddress(words(posting.url) || words(posting.sameAs)),
    salary: oneLine(salaryOf(posting.baseSalary)),
    jobDescription: prose(textOfMarkup(words(posting.description))),
  };
}

function placeOf(value: unknown): string {
  const address = isNode(value) ? (value.address ?? value) : value;
  if (!isNode(address)) return words(address);
  const parts = [address.addressLocality, address.addressRegion, nameOf(address.addressCountry)].map(words);
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(', ');
}

function locationOf(posting: Node): string {
  const places = listOf(posting.jobLocation).map(placeOf).filter(Boolean);
  if (!listOf(posting.jobLocationType).includes('TELECOMMUTE')) return places.join('; ');
  const from = listOf(posting.applicantLocationRequirements).map(nameOf).filter(Boolean);
  const where = from.length > 0 ? from : places;
  return where.length > 0 ? `Remote (${where.join(', ')})` : 'Remote';
}

const UNITS: Readonly<Record<string, string>> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

const amount = (value: unknown): string => {
  const number = typeof value === 'number' ? value : Number.parseFloat(words(value).replaceAll(',', ''));
  return Number.isFinite(number) && number > 0 ? number.toLocaleString('en') : '';
};

function salaryOf(base: unknown): string {
  if (!isNode(base)) return words(base);
  const value = isNode(base.value) ? base.value : { value: base.value };
  const from = amount(value.minValue ?? base.minValue) || amount(value.value);
  const to = amount(value.maxValue ?? base.maxValue);
  const range = from && to && from !== to ? `${from} to ${to}` : from || to;
  if (!range) return '';
  const unit = UNITS[words(value.unitText ?? base.unitText).toUpperCase()] ?? '';
  return [words(base.currency) || words(value.currency), range, unit].filter(Boolean).join(' ');
}
