import { isOptional } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume } from '../../json-resume-import.ts';
import type { FieldOrigin } from '../read-resume.types.ts';
import type { RemovedEntries } from './removed-entries.ts';
import { entryName } from './review-fields.ts';

/** Where a line that was left out can be put. */
export interface LinePlace {
  /** `summary`, `experience.0.description` of the first job, or the list that gets a new entry. */
  path: string;
  label: string;
}

type List = EntrySectionName;

/** What a new entry of a list is called, where the name of the section does not say it. */
const NEW_ENTRY: Partial<Record<List, string>> = { experience: 'Experience, as a new job' };

/** The places that a resume has for a line; a job that was removed is none. */
export function linePlaces(
  { experience = [] }: ImportedResume,
  removed: RemovedEntries = new Set(),
): LinePlace[] {
  const jobs = experience
    .map((job, at) => ({
      path: `experience.${at}.description`,
      label: `Experience: ${entryName('experience', job) || `job ${at + 1}`}`,
    }))
    .filter((_, at) => !removed.has(`experience.${at}`));
  return [
    { path: 'summary', label: 'Summary' },
    ...jobs,
    ...ENTRY_SECTION_NAMES.filter((path) => !ENTRY_SECTIONS[path].named).map((path) => ({
      path,
      label: NEW_ENTRY[path] ?? SECTION_NAMES[path],
    })),
  ];
}

/** The place that is the likeliest for a line: where the nearest line before it went. */
export function likelyPlace(
  line: number,
  origins: readonly FieldOrigin[],
  places: readonly LinePlace[],
): LinePlace | undefined {
  let nearest: { at: number; path: string } | undefined;
  for (const { path, lines } of origins) {
    const at = Math.max(...lines.filter((one) => one <= line), -1);
    if (at > (nearest?.at ?? -1)) nearest = { at, path };
  }
  const [, job] = /^experience\.(\d+)/.exec(nearest?.path ?? '') ?? [];
  const [list = ''] = nearest?.path.split('.') ?? [];
  const path = job === undefined ? list : `experience.${job}.description`;
  return places.find((place) => place.path === path) ?? places[0];
}

const cut = (text: string, longest: number = LIMITS.lineMax): string => [...text].slice(0, longest).join('');
/** A sign before a line belongs to its list, not to its words. */
const words = (text: string): string =>
  text
    .replace(/^[•·▪■●○◦➢➤✓*–-]\s*/u, '')
    .replaceAll('\t', ' ')
    .trim();
const skillsIn = (text: string): string[] =>
  words(text)
    .split(/[,;|•·]/)
    .map((skill) => cut(skill.trim()))
    .filter(Boolean);

/** The field of a new entry that holds the line: what leads it, but a line about studies mostly names a school. */
function holderOf(list: List): string {
  if (list === 'education') return 'institution';
  const { layout, fields } = ENTRY_SECTIONS[list];
  const title = Object.entries(fields).find(([, field]) => isPlaced(field, 'sheet', 'title'));
  return layout === 'groups' ? 'name' : (title?.[0] ?? '');
}

/** The entry that a line becomes in a list. */
function entryOf(list: List, text: string): object {
  const needed = Object.entries(ENTRY_SECTIONS[list].fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'flag') return field.ongoing ? [[name, false]] : [];
    if (field.kind === 'choice') return isOptional(field) ? [] : [[name, field.default]];
    return field.required === undefined ? [] : [[name, '']];
  });
  return { ...Object.fromEntries(needed), [holderOf(list)]: cut(text) };
}

const jobOf = (path: string): number | undefined => {
  const [, at] = /^experience\.(\d+)\.description$/.exec(path) ?? [];
  return at === undefined ? undefined : Number(at);
};

/** The resume with a line put into a place. */
export function withLine(resume: ImportedResume, text: string, path: string): ImportedResume {
  const line = words(text);
  const job = jobOf(path);
  if (path === 'summary') return { ...resume, summary: cut(added(resume.summary, line), LIMITS.summaryMax) };
  if (job !== undefined) return withDescription(resume, job, (before) => added(before, line));
  const list = path as List;
  const entries = list === 'skills' ? skillsIn(text).map(skillOf) : [entryOf(list, line)];
  const most = list === 'skills' ? LIMITS.skillsMax : LIMITS.entriesMax;
  return { ...resume, [list]: [...(resume[list] ?? []), ...entries].slice(0, most) };
}

/** The resume without a line that was put into a place; what was changed there since stays. */
export function withoutLine(resume: ImportedResume, text: string, path: string): ImportedResume {
  const line = words(text);
  const job = jobOf(path);
  if (path === 'summary') return { ...resume, summary: removed(resume.summary, line) };
  if (job !== undefined) return withDescription(resume, job, (before) => removed(before, line));
  const list = path as List;
  let entries: object[] = resume[list] ?? [];
  for (const name of list === 'skills' ? skillsIn(text) : [cut(line)]) {
    const at = entries.findLastIndex((entry) => Reflect.get(entry, holderOf(list)) === name);
    entries = entries.filter((_, index) => index !== at);
  }
  return { ...resume, [list]: entries } as ImportedResume;
}

/** The field that holds a line that was put into a place, wherever its entry has moved since. */
export function heldBy(resume: ImportedResume, text: string, path: string): string {
  if (path === 'summary' || jobOf(path) !== undefined) return path;
  const list = path as List;
  const name = list === 'skills' ? skillsIn(text)[0] : cut(words(text));
  const entries: object[] = resume[list] ?? [];
  const at = entries.findLastIndex((entry) => Reflect.get(entry, holderOf(list)) === name);
  return `${list}.${Math.max(0, at)}.${holderOf(list)}`;
}

const skillOf = (name: string) => ({ name, level: SAVED_SKILL_LEVEL });

const added = (before: string | undefined, line: string): string => (before ? `${before}\n${line}` : line);

function removed(before: string | undefined, line: string): string {
  const lines = (before ?? '').split('\n');
  const at = lines.lastIndexOf(line);
  return lines.filter((_, index) => index !== at).join('\n');
}

function withDescription(
  resume: ImportedResume,
  job: number,
  change: (before: string | undefined) => string,
): ImportedResume {
  const experience = (resume.experience ?? []).map((entry, at) =>
    at === job ? { ...entry, description: cut(change(entry.description), LIMITS.descriptionMax) } : entry,
  );
  return { ...resume, experience };
}
