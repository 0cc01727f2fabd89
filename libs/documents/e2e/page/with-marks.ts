import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { ResumeSheetProps } from '@career/templates/resume-sheet';

type Resume = ResumeSheetProps['resume'];

/** Marks of every kind, one to a line in turn: first words bold, italic, both, a link, and a number or a bullet before. */
const MARKS: readonly ((first: string, rest: string, line: number) => string)[] = [
  (first, rest) => `**${first}** ${rest}`,
  (first, rest) => `- *${first}* ${rest}`,
  (first, rest) =>
    `- [${first}](https://example.com/work) ***${rest.replace(/\s.*/s, '')}*** ${rest.replace(/^\S*\s?/, '')}`,
  (first, rest) => `1. ${first} **${rest}**`,
  (first, rest) => `2. [${first} *${rest}*](mailto:ada@example.com)`,
];

const marked = (text: string): string =>
  text
    .split('\n')
    .map((line, index) => {
      const [, first, rest] =
        /^([\p{L}\p{N}]\S*[\p{L}\p{N}]) ([\p{L}\p{N}].*[\p{L}\p{N}])$/u.exec(line.replace(/[.\s]+$/, '')) ??
        [];
      const mark = MARKS[index % MARKS.length];
      return first && rest && mark ? mark(first, rest, index) : line;
    })
    .join('\n');

/** The resume with marks in every text that can have them. */
export function withMarks(resume: Resume): Resume {
  const sections = ENTRY_SECTION_NAMES.map((name) => {
    const texts = Object.entries(ENTRY_SECTIONS[name].fields).flatMap(([field, { kind }]) =>
      kind === 'lines' ? field : [],
    );
    const entries = ((resume[name] ?? []) as object[]).map((entry) => ({
      ...entry,
      ...Object.fromEntries(texts.map((field) => [field, marked(String(Reflect.get(entry, field) ?? ''))])),
    }));
    return [name, entries];
  });
  return { ...resume, ...Object.fromEntries(sections), summary: marked(resume.summary ?? '') };
}
