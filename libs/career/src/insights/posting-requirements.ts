import { isAside } from '../skill-spans/asking-sentence.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { Skill } from '../taxonomy/taxonomy.types.ts';
import { folded, plain, quoteOf, withoutBullet } from './text-forms.ts';

export type Need = 'must' | 'nice';

/** A skill that a posting names. */
interface PostingSkill {
  skill: Skill;
  need: Need;
  /** The line that names it. */
  quote: string;
  /** Asked for in depth ("strong", "expert", "proven"). */
  deep: boolean;
}

export type DegreeRank = 0 | 1 | 2 | 3 | 4 | 5;

/** What a posting asks for. */
export interface PostingRequirements {
  skills: PostingSkill[];
  /** Fewest years of work; undefined when it does not say. */
  years: number | undefined;
  /** Lowest qualification that is enough: 1 secondary school, 2 diploma, 3 degree or HND, 4 master, 5 doctorate. */
  degree: DegreeRank;
}

const NICE =
  /\b(?:nice[- ]to[- ]haves?|preferred|preferably|desirable|desired|a plus|is a plus|plus\b|bonus|advantage|advantageous|an asset|ideally|optional|good to have|added advantage)\b/i;
const MUST =
  /\b(?:required|requirements?|must|minimum|essential|mandatory|qualifications?|you (?:will )?need|you have|you bring|what we are looking for|who you are|key skills|skills|responsibilities|duties|you will|what you will do|the role)\b/i;
const NOT_ASKED =
  /\b(?:benefits?|what we offer|we offer|perks|about us|about the company|who we are|how to apply|to apply|remuneration|salary|deadline|equal opportunit\w+)\b/i;
const DEEP =
  /\b(?:strong|deep|expert|expertise|advanced|proven|extensive|excellent|in-depth|solid|mastery)\b/i;
const HEADING_WORDS = 7;
const MOST_SKILLS = 40;

const isHeading = (line: string): boolean =>
  (line.endsWith(':') || /^[^.,;]+$/.test(line)) && line.split(' ').length <= HEADING_WORDS;

/** What the lines under a heading are, where the heading says so. */
function sectionOf(heading: string): Need | 'not asked' | undefined {
  if (NICE.test(heading)) return 'nice';
  if (NOT_ASKED.test(heading)) return 'not asked';
  return MUST.test(heading) ? 'must' : undefined;
}

/** Lines of a posting with what they are under. Lines about the employer and about applying are left out. */
function* askingLines(posting: string): Generator<{ line: string; need: Need }> {
  let under: Need | 'not asked' = 'must';
  for (const raw of plain(posting).split('\n')) {
    const line = withoutBullet(raw);
    if (line === '') continue;
    if (isHeading(line)) under = sectionOf(line) ?? under;
    if (under === 'not asked') continue;
    for (const sentence of line.split(/(?<=[.;])\s+/).filter((one) => !isAside(one)))
      yield { line: sentence, need: under === 'nice' || NICE.test(sentence) ? 'nice' : 'must' };
  }
}

const YEARS = /(\d{1,2})\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)\b/i;
const MOST_YEARS = 25;

const DEGREES: readonly (readonly [DegreeRank, RegExp])[] = [
  [1, /\b(?:ssce|waec|neco|o['’ -]?levels?|secondary school|high school)\b/i],
  [2, /\b(?:ond|nce|national diploma|diploma|rn|nursing certificate|trade test)\b/i],
  [
    3,
    /\b(?:hnd|higher national diploma|b\.?\s?sc|b\.?\s?a\.?|b\.?\s?eng|b\.?\s?tech|b\.?\s?ed|ll\.?\s?b|mbbs|mb\.?\s?bs|pharm\.?\s?d|b\.?\s?pharm|b\.?\s?com|bba|bachelor\w*|first degree|university degree|degree|bnsc|b\.?\s?n\.?\s?sc)(?![\p{L}])/iu,
  ],
  [4, /\b(?:m\.?\s?sc|m\.?\s?a\.|mba|m\.?\s?eng|m\.?\s?ed|ll\.?\s?m|mph|master['’]?s?)(?![\p{L}])/iu],
  [5, /\b(?:ph\.?\s?d|doctorate|dphil|d\.?\s?sc)(?![\p{L}])/iu],
];

/** The highest qualification that a text names, 0 for none. */
export const degreeOf = (text: string): DegreeRank =>
  DEGREES.reduce<DegreeRank>((best, [rank, pattern]) => (pattern.test(text) ? rank : best), 0);

/** The lowest qualification that a line names, 0 for none. */
const lowestDegreeOf = (text: string): DegreeRank =>
  DEGREES.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;

/** Adds the skills of a line; what must be there outweighs what would be nice. */
function noteSkills(line: string, need: Need, skills: Map<string, PostingSkill>): void {
  for (const { skill } of findSkills(line)) {
    if (skill.kind === 'soft') continue;
    const known = skills.get(skill.id);
    if (known && (known.need === 'must' || need === 'nice')) continue;
    skills.set(skill.id, { skill, need, quote: quoteOf(line), deep: DEEP.test(folded(line)) });
  }
}

/** Reads what a posting asks for. */
export function readPostingRequirements(posting: string): PostingRequirements {
  const skills = new Map<string, PostingSkill>();
  let years: number | undefined;
  let degree: DegreeRank = 0;
  for (const { line, need } of askingLines(posting)) {
    noteSkills(line, need, skills);
    const asked = Number(YEARS.exec(line)?.[1] ?? Number.NaN);
    if (need === 'must' && asked <= MOST_YEARS) years = years === undefined ? asked : Math.max(years, asked);
    if (need === 'must' && degree === 0) degree = lowestDegreeOf(line);
  }
  const all = [...skills.values()];
  const ranked = [...all.filter(({ need }) => need === 'must'), ...all.filter(({ need }) => need === 'nice')];
  return { skills: ranked.slice(0, MOST_SKILLS), years, degree };
}

const TITLE_CUES =
  /(?:^|\n)\s*(?:job title|position|role|title|vacancy)\s*[:–-]\s*([^\n]{3,80})|\b(?:hiring|seeking|looking for|recruiting|need)\s+(?:an?|the)?\s*(?:experienced|qualified|skilled|talented|competent)?\s*([^\n.,;:]{3,60})/i;
const LONGEST_TITLE = 80;

/** Lines of a posting that may hold its job title, the likeliest first. */
export function postingTitles(posting: string): string[] {
  const own = plain(posting);
  const cue = TITLE_CUES.exec(own);
  const first = own.split('\n').find((line) => line.trim() !== '') ?? '';
  const cued = (cue?.[1] ?? cue?.[2] ?? '').split(/\s+(?:to|who|with|for|in|at)\s+/i)[0] ?? '';
  const opening = first.length <= LONGEST_TITLE ? first : '';
  return [cue?.[1] ? cued : '', opening, cued].map((line) => line.trim()).filter((line) => line !== '');
}
