import type { Fields } from '@career/contracts/resume-table/field.types';
import { isOptional } from '@career/contracts/resume-table/field.types';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  PERSON_FIELDS,
} from '@career/contracts/resume-table/resume-table';
import type { StoredContent } from './resume-content.ts';

type Written = Pick<StoredContent, 'personalInfo'> & Partial<Pick<StoredContent, EntrySectionName>>;

/** Texts that every answer has, empty; other required fields are asked of a draft, too. */
const emptyTexts = (fields: Fields): Record<string, ''> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isOptional(field) || field.kind === 'choice' || field.kind === 'flag' || field.kind === 'list'
        ? []
        : [[name, '']],
    ),
  );

const PERSON = emptyTexts(PERSON_FIELDS);
const ENTRIES = ENTRY_SECTION_NAMES.map((name) => [name, emptyTexts(ENTRY_SECTIONS[name].fields)] as const);

/** A draft keeps only what was sent; an answer has every field that its schema promises. */
export function withPromisedFields<Content extends Written>(content: Content): Content {
  const lists = ENTRIES.flatMap(([name, texts]) => {
    const entries: readonly object[] | undefined = content[name];
    return entries ? [[name, entries.map((entry) => ({ ...texts, ...entry }))]] : [];
  });
  return {
    ...content,
    personalInfo: { ...PERSON, ...content.personalInfo },
    ...Object.fromEntries(lists),
  };
}
