import { occupationById } from '../taxonomy/occupations.ts';
import { skillById } from '../taxonomy/skills.ts';
import type { Occupation, Skill, TargetLevel, TitleMatch } from '../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../taxonomy/titles.ts';
import type { AnalysisTarget, TargetRequest } from './analysis.types.ts';
import {
  type Need,
  type PostingRequirements,
  postingTitles,
  readPostingRequirements,
} from './posting-requirements.ts';
import { latestRole, type ReadResume } from './resume-reading.ts';
import { plain, statementsOf } from './text-forms.ts';

/** A skill that the target asks for. */
export interface TargetSkill {
  skill: Skill;
  need: Need;
  /** Weight in the coverage. */
  weight: number;
  level: TargetLevel;
  /** The posting's words; empty without one. */
  quote: string;
}

/** The target with everything that it asks for. */
export interface ResolvedTarget {
  target: AnalysisTarget;
  occupation: Occupation | undefined;
  posting: PostingRequirements | undefined;
  skills: TargetSkill[];
}

const CANDIDATES = 5;
/** With fewer skills a posting is too thin, and those of the occupation are added. */
const LEAST_POSTING_SKILLS = 4;
const LEAST_SKILLS = 3;
const MUST_WEIGHT = 3;
const NICE_WEIGHT = 1.5;
const USEFUL_FACTOR = 0.35;
const SUMMARY_WORDS = 9;

interface Found {
  title: string;
  path: string | null;
  matches: TitleMatch[];
}

const placedBy = (title: string, path: string | null): Found => ({
  title,
  path,
  matches: resolveTitle(title),
});

const isPlaced = ({ matches }: Found): boolean => (matches[0]?.confidence ?? 0) >= TITLE_CONFIDENCE_FLOOR;

/** Titles that a resume itself names, the most deliberate first. */
function* ownTitles(read: ReadResume): Generator<Found> {
  const { source, summary } = read;
  const latest = latestRole(read);
  const places: [string, string][] = [
    ['title', plain(source.title)],
    ['personalInfo.professionalTagline', plain(source.personalInfo.professionalTagline)],
    ...(latest ? [[`experience.${latest.index}.position`, latest.position] as [string, string]] : []),
    ['summary', (statementsOf(summary)[0] ?? '').split(' ').slice(0, SUMMARY_WORDS).join(' ')],
  ];
  for (const [path, title] of places) {
    if (title === '') continue;
    const found = placedBy(title, path);
    // A sentence is not a title: it counts only where a title is in it, and is then named by that.
    if (path !== 'summary') yield found;
    else if (isPlaced(found) && isNamedIn(found, title))
      yield { ...found, title: found.matches[0]?.via ?? title };
  }
}

const isNamedIn = ({ matches }: Found, sentence: string): boolean =>
  sentence.toLowerCase().includes((matches[0]?.via ?? sentence).toLowerCase());

function firstPlaced(found: Iterable<Found>): Found | undefined {
  let first: Found | undefined;
  for (const one of found) {
    if (isPlaced(one)) return one;
    first ??= one;
  }
  return first;
}

/** What the person chose, or else what the resume says. */
function chosen(read: ReadResume, request: TargetRequest | undefined): Found | undefined {
  const title = plain(request?.title);
  if (title !== '') return placedBy(title, null);
  if (request?.posting)
    return firstPlaced(postingTitles(request.posting).map((line) => placedBy(line, null)));
  return firstPlaced(ownTitles(read));
}

const STEP_DOWN: Readonly<Record<TargetLevel, TargetLevel>> = {
  beginner: 'beginner',
  intermediate: 'beginner',
  advanced: 'intermediate',
  expert: 'advanced',
};

const levelFor = (level: TargetLevel, { level: seniority }: ReadResume): TargetLevel =>
  seniority === 'entry' ? STEP_DOWN[level] : level;

function occupationSkills(occupation: Occupation, read: ReadResume): TargetSkill[] {
  return occupation.skills.flatMap((one): TargetSkill[] => {
    const skill = skillById(one.skill);
    if (!skill || skill.kind === 'soft') return [];
    const need = one.required ? 'must' : 'nice';
    const weight = one.required ? one.importance : one.importance * USEFUL_FACTOR;
    return [{ skill, need, weight, level: levelFor(one.level, read), quote: '' }];
  });
}

function postingSkills(
  posting: PostingRequirements,
  occupation: Occupation | undefined,
  read: ReadResume,
): TargetSkill[] {
  const known = new Map(occupation?.skills.map((one) => [one.skill, one.level]));
  return posting.skills.map(({ skill, need, quote, deep }) => ({
    skill,
    need,
    weight: need === 'must' ? MUST_WEIGHT : NICE_WEIGHT,
    level: deep ? 'advanced' : levelFor(known.get(skill.id) ?? 'intermediate', read),
    quote,
  }));
}

function skillsOf(
  posting: PostingRequirements | undefined,
  occupation: Occupation | undefined,
  read: ReadResume,
): TargetSkill[] {
  const asked = posting ? postingSkills(posting, occupation, read) : [];
  if (asked.length >= LEAST_POSTING_SKILLS) return asked;
  const ids = new Set(asked.map(({ skill }) => skill.id));
  const usual = occupation ? occupationSkills(occupation, read) : [];
  return [...asked, ...usual.filter(({ skill }) => !ids.has(skill.id))];
}

/** Finds what the resume is measured against. Without a placed title and a posting with skills there is no target. */
export function resolveTarget(read: ReadResume, request: TargetRequest | undefined): ResolvedTarget {
  const found = chosen(read, request);
  const best = found && isPlaced(found) ? found.matches[0] : undefined;
  const occupation = best && occupationById(best.occupation.id);
  const posting = request?.posting ? readPostingRequirements(request.posting) : undefined;
  const skills = skillsOf(posting, occupation, read);
  const usable = skills.length >= LEAST_SKILLS;
  return {
    target: {
      source: request?.source ?? (usable ? 'resume' : 'none'),
      title: found?.title ?? '',
      occupationId: occupation?.id ?? null,
      occupation: occupation?.title ?? null,
      confidence: found?.matches[0]?.confidence ?? 0,
      via: best?.via ?? null,
      path: found?.path ?? null,
      candidates: (found?.matches ?? []).slice(0, CANDIDATES).map((match) => ({
        occupationId: match.occupation.id,
        title: match.occupation.title,
        confidence: match.confidence,
      })),
    },
    occupation,
    posting,
    skills: usable ? skills : [],
  };
}
