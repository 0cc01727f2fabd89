import { resolved, type Schema, schemas } from '../fuzz/api-document.ts';
import type { Answer } from './api-client.ts';
import type { Answers } from './read-answers.ts';

const DOCUMENTS = {
  resumes: 'ResumeDto',
  'cover-letters': 'CoverLetterDto',
  'job-applications': 'JobApplicationDto',
  'career-insights': 'CareerInsightDto',
} as const;

/** Fields of the documents that no answer had with a value, or choices that none had. */
export function unseenFields(answers: readonly Answers[]): string[] {
  const seen = new Set<string>();
  for (const [kind, name] of Object.entries(DOCUMENTS)) {
    const one = new RegExp(`^/api/${kind}/[0-9a-f-]{36}$`);
    for (const [address, { body }] of answers.flatMap((of): [string, Answer][] => Object.entries(of))) {
      if (one.test(address)) note(body, name, seen);
    }
  }
  return Object.values(DOCUMENTS)
    .flatMap((name) => wanted(schemas[name] as Schema, name))
    .filter((path) => !seen.has(path));
}

function note(value: unknown, path: string, seen: Set<string>): void {
  if (value === null || value === '') return;
  if (typeof value !== 'object') {
    seen.add(path).add(`${path}=${value}`);
    return;
  }
  for (const [name, inside] of Object.entries(value))
    note(inside, Array.isArray(value) ? `${path}[]` : `${path}.${name}`, seen);
}

function wanted(given: Schema, path: string): string[] {
  const schema = resolved(given);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) => wanted(field, `${path}.${name}`));
  if (schema.type === 'array') return wanted(schema.items ?? {}, `${path}[]`);
  return schema.enum ? schema.enum.map((choice) => `${path}=${choice}`) : [path];
}
