import type { Occupation, Skill } from '../taxonomy.types.ts';

/** What an operator adds to the built-in taxonomy. Adds only: what is built in keeps its ids, titles and skills. */
export interface TaxonomyExtension {
  /** Where it comes from and under which licence, for people. */
  source: string;
  skills: readonly Skill[];
  occupations: readonly Occupation[];
  /** Further titles of occupations, by id. */
  titles: Readonly<Record<string, readonly string[]>>;
}

const NOTHING: TaxonomyExtension = { source: '', skills: [], occupations: [], titles: {} };
const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'];
const KINDS = ['technical', 'tool', 'method', 'domain', 'language', 'certificate', 'soft'];

let current = NOTHING;

/** The extension in force; the same object as long as it is the same extension. */
export const extension = (): TaxonomyExtension => current;

/**
 * Puts an extension in force for the whole process, in place of an earlier one; nothing takes it away again. Called once,
 * before the first analysis: the same question must have the same answer as long as a process lives.
 */
export function widenTaxonomy(added: TaxonomyExtension = NOTHING): void {
  current = added;
}

/** Checks what was read from a file. @throws Error that names the first fault. */
export function parseExtension(value: unknown): TaxonomyExtension {
  const file = recordOf(value, 'the file');
  const { source } = file;
  if (typeof source !== 'string') throw new Error('source must be a text');
  return {
    source,
    skills: listOf(file.skills, 'skills').map(skillOf),
    occupations: listOf(file.occupations, 'occupations').map(occupationOf),
    titles: Object.fromEntries(
      Object.entries(recordOf(file.titles, 'titles')).map(([id, titles]) => [
        id,
        textsOf(titles, `titles.${id}`),
      ]),
    ),
  };
}

function skillOf(value: unknown, at: number): Skill {
  const { id, name, aliases, kind } = recordOf(value, `skills.${at}`);
  return {
    id: textOf(id, `skills.${at}.id`),
    name: textOf(name, `skills.${at}.name`),
    aliases: textsOf(aliases, `skills.${at}.aliases`),
    kind: choiceOf(kind, KINDS, `skills.${at}.kind`) as Skill['kind'],
  };
}

function occupationOf(value: unknown, at: number): Occupation {
  const path = `occupations.${at}`;
  const { id, title, aliases, industry, skills, related } = recordOf(value, path);
  return {
    id: textOf(id, `${path}.id`),
    title: textOf(title, `${path}.title`),
    aliases: textsOf(aliases, `${path}.aliases`),
    industry: textOf(industry, `${path}.industry`),
    skills: listOf(skills, `${path}.skills`).map((skill, place) => needOf(skill, `${path}.skills.${place}`)),
    related: textsOf(related, `${path}.related`),
  };
}

function needOf(value: unknown, path: string): Occupation['skills'][number] {
  const { skill, importance, level, required } = recordOf(value, path);
  if (importance !== 1 && importance !== 2 && importance !== 3) {
    throw new Error(`${path}.importance must be 1, 2 or 3`);
  }
  return {
    skill: textOf(skill, `${path}.skill`),
    importance,
    level: choiceOf(level, LEVELS, `${path}.level`) as Occupation['skills'][number]['level'],
    required: required === true,
  };
}

function recordOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${path} must be an object`);
  }
  return value as Record<string, unknown>;
}

function listOf(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${path} must be a list`);
  return value;
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${path} must be a text`);
  return value;
}

const textsOf = (value: unknown, path: string): string[] =>
  listOf(value, path).map((text, at) => textOf(text, `${path}.${at}`));

function choiceOf(value: unknown, choices: readonly string[], path: string): string {
  if (typeof value !== 'string' || !choices.includes(value)) {
    throw new Error(`${path} must be one of ${choices.join(', ')}`);
  }
  return value;
}
