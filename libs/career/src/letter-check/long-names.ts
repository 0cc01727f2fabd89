import type { Statement } from './resume-record.types.ts';

/** A name of three words or more, with small words between them. */
const LONG_NAME = /\p{Lu}[\p{L}-]+(?:\s(?:(?:of|and|for|the|in)\s){0,2}\p{Lu}[\p{L}-]+){2,5}/gu;
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;

const initialsOf = (name: string): string => (name.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).join('');

/**
 * How a sentence is put so that an abbreviation and the name it stands for are as the resume has them: `Total Productive
 * Maintenance` as `TPM`, and the other way round. Where the resume has both nothing is changed. The resume is read once.
 */
export function inWordsOfResume(statements: readonly Statement[]): (sentence: string) => string {
  const resume = statements.map(({ text }) => text).join('\n');
  const written = new Set(resume.match(ABBREVIATION) ?? []);
  const names = new Map((resume.match(LONG_NAME) ?? []).map((name) => [initialsOf(name), name]));
  return (sentence) =>
    sentence
      .replace(LONG_NAME, (name) => {
        const short = initialsOf(name);
        return !resume.includes(name) && written.has(short) ? short : name;
      })
      .replace(ABBREVIATION, (short) => (written.has(short) ? short : (names.get(short) ?? short)));
}
