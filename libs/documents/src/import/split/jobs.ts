import type { ImportLine } from '../import-line.ts';
import { type ImportedEntry, splitEntries } from './entries.ts';
import { titleScore } from './job-words.ts';
import { isPlace, placeAtEnd } from './places.ts';

export interface ImportedJob {
  company: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

const TYPE_OF_WORK =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance|internship|seasonal|casual)$/i;
const LABEL =
  /^(?:job title|title|position(?: held)?|role|designation|post(?: held)?|rank|company|employer|organi[sz]ation|name of (?:organi[sz]ation|company|employer)|firm|location|place|address|department)\s*[:：–-]\s*/i;
const TITLE_LABEL = /^(?:job title|title|position|role|designation|post|rank)/i;
const COMPANY_LABEL = /^(?:company|employer|organi[sz]ation|name of|firm)/i;

interface Pieces {
  pieces: string[];
  location: string;
  title?: string;
  company?: string;
}

const trimmed = (text: string): string => text.replace(/^[\s,;:|•·–—(-]+|[\s,;:|•·–—(-]+$/gu, '').trim();

/** An unknown town behind an employer: 'Dangro Cement Plc, Gboko'. */
function townAfterCompany(text: string): { rest: string; place: string } | undefined {
  const [, rest = '', place = ''] = /^(.+), ([^,]+)$/.exec(text) ?? [];
  const isTown =
    /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(place) && titleScore(place) === 0;
  return isTown && titleScore(rest) < 0 ? { rest, place } : undefined;
}

/** Cuts a head where it is surely cut: lines, wide gaps, bars, dashes with spaces, brackets, 'at'. */
function piecesOf(head: readonly string[]): Pieces {
  const result: Pieces = { pieces: [], location: '' };
  const takePlace = (text: string): string => {
    const found = isPlace(text) ? { rest: '', place: text } : (placeAtEnd(text) ?? townAfterCompany(text));
    if (!found) return text;
    if (result.location === '') result.location = found.place;
    return found.rest;
  };
  const cuts = head.flatMap((line) => line.split(/\t| ?[|•·] ?|\s[–—-]\s|\s@\s/));
  for (const cut of cuts.map(trimmed).filter(Boolean)) {
    if (TYPE_OF_WORK.test(cut)) continue;
    const bare = cut.replace(
      /\s*\((?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance)\)/i,
      '',
    );
    const text = trimmed(takePlace(trimmed(bare.replace(LABEL, ''))));
    if (text === '') continue;
    if (LABEL.test(bare) && TITLE_LABEL.test(bare)) result.title ??= text;
    else if (LABEL.test(bare) && COMPANY_LABEL.test(bare)) result.company ??= text;
    else result.pieces.push(text);
  }
  const named = (result.title ? 1 : 0) + (result.company ? 1 : 0);
  if (result.pieces.length === 1 && named === 0) result.pieces = softCut(result.pieces[0] ?? '');
  return result;
}

/** Cuts one piece that names both the work and the employer: 'Accountant at Kora Foods', 'Kora Foods, Accountant'. */
function softCut(text: string): string[] {
  const [, title, company] = /^(.{3,}?)\s+(?:at|with|for)\s+(\S.*)$/u.exec(text) ?? [];
  if (title && company && titleScore(title) > 0) return [title, company];
  const parts = text.split(/,\s+/);
  if (parts.length < 2) return [text];
  // The cut where the two sides differ most; an ending such as 'Ltd' stays with its name.
  let best = { at: 1, score: -1 };
  for (let at = 1; at < parts.length; at += 1) {
    if (/^(?:ltd|limited|plc|inc|llc|nig)\b/i.test(parts[at] ?? '')) continue;
    const score = Math.abs(
      titleScore(parts.slice(0, at).join(', ')) - titleScore(parts.slice(at).join(', ')),
    );
    if (score > best.score) best = { at, score };
  }
  return [parts.slice(0, best.at).join(', '), parts.slice(best.at).join(', ')];
}

/** The jobs of a section. */
export function readJobs(lines: readonly ImportLine[]): ImportedJob[] {
  const isHeadWord = (text: string): boolean =>
    titleScore(text) !== 0 || isPlace(text) || placeAtEnd(text) !== undefined;
  const entries = splitEntries(lines, { takesSingleDates: false, isHeadWord }).filter(
    ({ head, statements }) => head.length + statements.length > 0,
  );
  const heads = entries.map(({ head }) => piecesOf(head));
  const titleFirst = isTitleFirst(heads);
  let employer = '';
  return entries.map((entry, index) => {
    const { title, company, rest, location } = assigned(
      heads[index] ?? { pieces: [], location: '' },
      titleFirst,
    );
    // A second post under one employer names only the post.
    const isOnlyPost = heads[index]?.pieces.length === 1 && heads[index]?.company === undefined;
    const named = company || (title && isOnlyPost ? employer : '');
    employer = named;
    return {
      ...timesOf(entry),
      company: named,
      position: title,
      location,
      description: [...rest, ...entry.statements].join('\n'),
    };
  });
}

export const timesOf = ({ period }: ImportedEntry) => ({
  startDate: period?.isRange ? period.start : '',
  endDate: period ? (period.isRange ? period.end : period.start) : '',
  current: period?.current ?? false,
});

/** Whether this person writes the post before the employer, told by the heads in which both are known. */
function isTitleFirst(heads: readonly Pieces[]): boolean {
  let votes = 0;
  for (const { pieces } of heads) {
    const [one, other] = pieces;
    if (one !== undefined && other !== undefined) votes += Math.sign(titleScore(one) - titleScore(other));
  }
  return votes >= 0;
}

function assigned({ pieces, location, title, company }: Pieces, titleFirst: boolean) {
  const left = [...pieces];
  const take = (better: (one: number, other: number) => boolean): string => {
    let best = 0;
    for (const at of left.keys())
      if (better(titleScore(left[at] ?? ''), titleScore(left[best] ?? ''))) best = at;
    return left.splice(best, 1)[0] ?? '';
  };
  if (title !== undefined || company !== undefined) {
    const found = {
      title: title ?? take((one, other) => one > other),
      company: company ?? take((one, other) => one < other),
    };
    return { ...found, rest: left, location };
  }
  if (left.length === 0) return { title: '', company: '', rest: left, location };
  if (left.length === 1) {
    const [only = ''] = left;
    return titleScore(only) >= 0
      ? { title: only, company: '', rest: [], location }
      : { title: '', company: only, rest: [], location };
  }
  const scores = left.map(titleScore);
  const differs = Math.max(...scores) !== Math.min(...scores);
  if (!differs) {
    const [one = '', other = '', ...rest] = left;
    return titleFirst
      ? { title: one, company: other, rest, location }
      : { title: other, company: one, rest, location };
  }
  const foundTitle = take((one, other) => one > other);
  const foundCompany = take((one, other) => one < other);
  return { title: foundTitle, company: foundCompany, rest: left, location };
}
