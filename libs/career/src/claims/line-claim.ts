import { isOver, isToCome } from '../dates/periods.ts';
import type { Claim, ClaimState } from './claim.types.ts';
import { isPlainEntry, STUDY } from './entry-state.ts';
import { skillLevel } from './levels.ts';
import type { ResumeLine } from './resume-lines.ts';
import { standingOf } from './standing.ts';

interface Place {
  start: number;
  end: number;
}

const GAINED = /^(?:awarded|received|obtained|earned|passed|completed|qualified|gained|achieved|attained)\b/i;
const AWARD = /^achievements\.\d+\.title$/;
/** Sections that show a thing in use. */
const SHOWING: ReadonlySet<ResumeLine['section']> = new Set(['work', 'achievement', 'activity']);

/** What a line claims of the thing named in it from `start` to `end`, with its state and level. */
export function claimIn(
  line: ResumeLine,
  { start, end }: Place,
  what: Pick<Claim, 'kind' | 'key'> & Partial<Claim>,
  isPaper: boolean,
): Claim {
  const state = stateIn(line, { start, end }, isPaper);
  const level = skillLevel(around(line.text, start, end));
  return {
    name: line.text.slice(start, end),
    state: state === 'held' && level?.level === 1 && !isPaper ? 'basic' : state,
    used: SHOWING.has(line.section) || line.isTool === true,
    source: { path: line.path, quote: line.quote },
    ...(level && !isPaper ? { level: level.level, levelWord: level.word } : {}),
    ...(line.ended ? { date: line.ended } : {}),
    ...(line.grade ? { grade: line.grade } : {}),
    ...(line.isUnderWay ? { isUnderWay: true } : {}),
    ...what,
  };
}

function stateIn(line: ResumeLine, { start, end }: Place, isPaper: boolean): ClaimState {
  const { state } = standingOf(line, start, end, isPaper);
  // The name of a body or a licence says nothing of what its holder can do.
  if (line.state !== undefined && line.section === 'certificate' && !isPaper) return 'mentioned';
  if (line.state !== undefined && line.state !== 'held' && state !== 'denied') return line.state;
  if (state !== 'held') return state;
  // A prize, a nomination or a lapsed clearance names many things that its owner does not do.
  if (AWARD.test(line.path) && !GAINED.test(line.text)) return 'mentioned';
  if (!isPlainEntry(line, start, end)) return 'mentioned';
  return line.section === 'certificate' ? stateOfCertificate(line, isPaper) : 'held';
}

function stateOfCertificate({ text, expiry, ended, today }: ResumeLine, isPaper: boolean): ClaimState {
  if (isOver(expiry, today) || isOver(lastYearIn(text), today)) return 'expired';
  if (isToCome(ended, today)) return 'in view';
  return !isPaper && STUDY.test(text) ? 'course' : 'held';
}

const UNTIL =
  /\b(?:until|till|up to|valid to|ended|exp(?:ir\w+|\.)?:?)\s(?:in\s)?(?:\p{Lu}\p{Ll}{2,8}\s)?((?:19|20)\d\d)\b/iu;
const MEMBER_FROM_TO =
  /\b(?:member\w*|regist\w+|licen[cs]\w+)\b.*\b(?:19|20)\d\d\s?(?:[-–—]|to)\s?((?:19|20)\d\d)\b/iu;

/** The last year that the name of a paper gives it: `CIPM member until 2020`, `Membership (2015-2020)`. */
const lastYearIn = (text: string): string | undefined =>
  UNTIL.exec(text)?.[1] ?? MEMBER_FROM_TO.exec(text)?.[1];

const BESIDE = 30;
/** A name with the words next to it, as far as they may speak of its level: up to a comma, a stop or a bracket's end. */
export function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(/[,;.:)|]|\band\b/)
      .at(-1) ?? '';
  const after = text.slice(end, end + BESIDE).split(/[,;.|]|\band\b|\)/)[0] ?? '';
  return `${before} ${text.slice(start, end)} ${after}`;
}
