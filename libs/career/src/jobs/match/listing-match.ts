import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { occupationById } from '../../taxonomy/occupations.ts';
import { skillByName } from '../../taxonomy/skills.ts';
import { groupOf } from '../../taxonomy/title-index.ts';
import { type ListingSigns, occupationIds, skillIds } from './listing-signs.ts';

/** What a resume shows of its writer, to compare listings with. */
interface SeekerSigns {
  skills: ReadonlySet<string>;
  /** Titles in the person's own words with the occupations they stand for, the most deliberate first. */
  titles: readonly { title: string; occupations: readonly string[] }[];
}

/** How near a listing is to a resume, with what it is based on. */
export interface ListingMatch {
  /** 0 to 100. */
  score: number;
  /** Title of the resume that is this work, or work like it. */
  title: { own: string; isSame: boolean } | null;
  /** Ids of the skills that both name, in the order of the listing. */
  shared: readonly string[];
  /** Skills that the listing names. */
  named: number;
  /** Whether its words open it to where the person applies from. */
  isOpen: boolean;
}

const MOST_TITLES = 6;
const MOST_CHARACTERS = 30_000;

/** Reads the signs of a resume: its titles, its skills, and those that its experience names. */
export function seekerSigns(resume: Partial<ResumeContentDto>): SeekerSigns {
  const { experience = [], skills = [], summary = '', personalInfo } = resume;
  const listed = skills.map(({ name }) => name ?? '');
  const told = [
    summary,
    ...experience.map(({ position, description }) => `${position ?? ''}\n${description ?? ''}`),
    ...(resume.achievements ?? []).map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`),
  ].join('\n');
  const titles = [
    personalInfo?.professionalTagline,
    resume.title,
    ...experience.map(({ position }) => position),
  ]
    .map((title) => (title ?? '').trim())
    .filter((title, index, all) => title !== '' && all.indexOf(title) === index)
    .slice(0, MOST_TITLES)
    .map((title) => ({ title, occupations: occupationIds(title) }));
  return {
    skills: new Set([
      ...listed.flatMap((name) => skillByName(name)?.id ?? []),
      ...skillIds(`${listed.join(', ')}\n${told}`.slice(0, MOST_CHARACTERS)),
    ]),
    titles,
  };
}

/** Points for the work: the same occupation, one of its unit group, one of its minor group. */
const SAME = 50;
const ALIKE = 38;
const NEAR = 18;
/** Each further title of the resume counts less: what somebody did long ago is less what they look for. */
const FADE = 0.85;
const SKILL_POINTS = 40;
/** A listing that names few skills says little by them; one that names many asks for few of them in earnest. */
const FEWEST_NAMED = 4;
const MOST_NAMED = 10;
const OPEN_POINTS = 10;

/** Compares ids alone: thousands of listings take milliseconds. */
export function matchListing(seeker: SeekerSigns, listing: ListingSigns, isOpen: boolean): ListingMatch {
  const shared = listing.skills.filter((id) => seeker.skills.has(id));
  const asked = Math.min(Math.max(listing.skills.length, FEWEST_NAMED), MOST_NAMED);
  const work = bestTitle(seeker, listing.occupations);
  const points = work.points + SKILL_POINTS * Math.min(1, shared.length / asked) + (isOpen ? OPEN_POINTS : 0);
  return {
    score: Math.round(points),
    title: work.own === '' ? null : { own: work.own, isSame: work.isSame },
    shared,
    named: listing.skills.length,
    isOpen,
  };
}

function bestTitle(
  { titles }: SeekerSigns,
  occupations: readonly string[],
): { points: number; own: string; isSame: boolean } {
  let best = { points: 0, own: '', isSame: false };
  for (const [index, { title, occupations: own }] of titles.entries()) {
    const full = likeness(own, occupations);
    const points = full * FADE ** index;
    if (points > best.points) best = { points, own: full > NEAR ? title : '', isSame: full === SAME };
  }
  return best;
}

function likeness(own: readonly string[], asked: readonly string[]): number {
  const [first] = asked;
  if (first === undefined) return 0;
  if (own.includes(first)) return SAME;
  if (own.some((id) => asked.includes(id))) return ALIKE;
  const group = groupById(first);
  const groups = own.map(groupById);
  if (groups.includes(group)) return ALIKE;
  return groups.some((one) => one.slice(0, 3) === group.slice(0, 3)) ? NEAR : 0;
}

function groupById(id: string): string {
  const occupation = occupationById(id);
  return occupation ? groupOf(occupation) : id;
}
