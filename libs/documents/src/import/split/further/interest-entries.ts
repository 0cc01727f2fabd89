import { listCells, listParts } from '../fields/skills.ts';
import type { ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import type { FurtherEntry } from './further-entry.types.ts';

/** More words are a sentence, whose commas part no names. */
const NAME_WORDS = 6;

/** 'singing and meeting people' at the end of a list, 'Football and chess' alone: two names. */
const lastTwo = (part: string): string[] => {
  const [, one = '', other = ''] =
    /^(\S+(?: \S+)?) (?:and|et|und|e|na|&) (\S+(?: \S+)?)[.]?$/iu.exec(part.trim()) ?? [];
  return one ? [one, other] : [part];
};

/** Reads interests: the names of a list, or a sentence for itself. */
export function interestEntries(lines: readonly ReadLine[]): FurtherEntry[] {
  return listCells(lines).flatMap(({ text, sources }) => {
    const listed = listParts(text);
    const parts = listed
      .flatMap((part, at) => (at === listed.length - 1 ? lastTwo(part) : [part]))
      .map((part) => trimmed(part).replace(/^(?:and|et|und|e)\s+|[.]$/g, ''))
      .filter(Boolean);
    const isList = parts.every((part) => part.split(/\s+/).length <= NAME_WORDS);
    return (isList ? parts : [trimmed(text)]).map((name) => ({ fields: { name: { text: name, sources } } }));
  });
}
