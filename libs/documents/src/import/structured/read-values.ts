import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SKILL_LEVELS, type SkillLevel } from '@career/contracts/vocabulary/resume-vocabulary';
import { saysOngoing, writtenDate, writtenSpan } from '../written-date.ts';
import { find, type SourceNode, take, takeWords, wordsNode } from './source-node.ts';

const START = ['startdate', 'start', 'from', 'startedon', 'begin', 'since', 'datefrom', 'startyear'];
const END = ['enddate', 'end', 'to', 'finishedon', 'until', 'dateto', 'endyear', 'graduationdate', 'finish'];
const SPAN = [
  'date',
  'dates',
  'period',
  'duration',
  'timeperiod',
  'employmentperiod',
  'attendanceperiod',
  'years',
];
const CURRENT = [
  'current',
  'iscurrent',
  'present',
  'ongoing',
  'currentlyworking',
  'currentlyworkinghere',
  'currentindicator',
];

/** From when to when; `hasEnd` is false where the file leaves the end open without a word. */
export interface ReadSpan {
  startDate: string;
  endDate: string;
  current: boolean;
  hasEnd: boolean;
  /** The file gives one date for the whole; it is used as the end. */
  isOneDate?: boolean;
}

/** Takes a date; a text that is no date stays to be shown. */
export function takeDate(node: SourceNode | undefined): string {
  if (node?.kind === 'object' && find(node, 'year')) return takeParts(node);
  const words = wordsNode(node);
  const date = words ? writtenDate(words.text) : '';
  if (words && date !== '') words.rest = '';
  return date;
}

/** A date in parts: `{ year: 2019, month: 3 }`. */
function takeParts(node: SourceNode): string {
  const [year, month] = [find(node, 'year'), find(node, 'month')];
  if (!year) return '';
  const number = month?.text.replace(/\D/g, '');
  const date = writtenDate(number ? `${year.text}-${number}` : year.text);
  const found = date || writtenDate(month ? `${month.text} ${year.text}` : year.text);
  if (found !== '') for (const part of [year, month, find(node, 'day')]) take(part);
  return found;
}

/** Takes the dates of an entry, in two fields or in one. */
export function takeSpan(entry: SourceNode): ReadSpan {
  const both = find(entry, ...SPAN);
  const holder = both?.kind === 'object' && (find(both, ...START) || find(both, ...END)) ? both : entry;
  const flag = find(holder, ...CURRENT) ?? find(entry, ...CURRENT);
  const isFlagged = flag?.kind === 'flag' && flag.text === 'true';
  const end = find(holder, ...END);
  const startDate = takeDate(find(holder, ...START));
  const endWords = wordsNode(end);
  if (endWords && saysOngoing(endWords.text)) {
    endWords.rest = '';
    return { startDate, endDate: '', current: true, hasEnd: true };
  }
  const endDate = takeDate(end);
  if (startDate === '' && endDate === '' && both) return spanIn(both, isFlagged);
  const hasEnd = end !== undefined || flag !== undefined;
  return { startDate, endDate: isFlagged ? '' : endDate, current: isFlagged, hasEnd };
}

function spanIn(both: SourceNode, isFlagged: boolean): ReadSpan {
  const words = wordsNode(both);
  const span = words ? writtenSpan(words.text) : undefined;
  if (words && span) words.rest = '';
  const isOneDate = span?.startDate === '' && span.endDate !== '';
  return { ...(span ?? { startDate: '', endDate: '', current: isFlagged }), hasEnd: true, isOneDate };
}

/** Takes the end of what is over: one date, or the last of a span. */
export function takeOneDate(entry: SourceNode, names: readonly string[]): string {
  const node = find(entry, ...names);
  const date = takeDate(node);
  if (date !== '' || node?.kind !== 'words') return date;
  const span = writtenSpan(node.text);
  if (span?.startDate === '' && span.endDate !== '') {
    node.rest = '';
    return span.endDate;
  }
  return '';
}

const PLACE = [
  'address',
  'addressline',
  'street',
  'postalcode',
  'zip',
  'city',
  'municipality',
  'region',
  'state',
  'country',
  'countrycode',
];

/** Takes a place, a text or an object with its parts. */
export function takePlace(node: SourceNode | undefined): string {
  if (!node) return '';
  if (node.kind !== 'object') return takeWords(node);
  const parts = new Set<string>();
  for (const part of PLACE.flatMap((name) => find(node, name) ?? [])) {
    const words = wordsNode(part)?.text ?? '';
    if ([...parts, words].join(', ').length <= LIMITS.lineMax) parts.add(takeWords(part));
  }
  const place = [...parts].filter(Boolean).join(', ');
  return place === '' ? takeWords(node) : place;
}

const LEVEL_WORDS: readonly [RegExp, SkillLevel][] = [
  [/^(?:master|expert|guru|excellent)/i, 'expert'],
  [/^(?:advanced|proficient|strong|very good|senior)/i, 'advanced'],
  [/^(?:intermediate|good|competent|average)/i, 'intermediate'],
  [/^(?:beginner|basic|novice|elementary|junior|familiar)/i, 'beginner'],
];

/** Takes the level of a skill where it is one that the product knows; another one stays to be shown. */
export function takeLevel(entry: SourceNode, names: readonly string[]): SkillLevel | undefined {
  for (const words of names.flatMap((name) => wordsNode(find(entry, name)) ?? [])) {
    const text = words.text.toLowerCase();
    const level =
      SKILL_LEVELS.find((one) => one === text) ?? LEVEL_WORDS.find(([pattern]) => pattern.test(text))?.[1];
    if (level === undefined || text.length > 40) continue;
    words.rest = '';
    return level;
  }
  return undefined;
}
