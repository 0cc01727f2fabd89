import { plainText, splitLine } from '@career/contracts/marked-text/statements';
import { itemsOf, type ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { clean } from '@career/contracts/resume-table/resume-outline';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';

/** Text with its marks by its place, such as `experience.0.description`. */
type MarkedTexts = Record<string, string>;

/**
 * The texts that JSON Resume cannot hold as they were typed: its fields are plain, so bold, italic, links and numbers
 * of lines are beside them. Undefined where there are none.
 */
export function markedTexts(resume: ResumeDraft): MarkedTexts | undefined {
  const texts = Object.fromEntries(
    placesOf(resume).flatMap(({ path, holder, name }): [string, string][] => {
      const text: unknown = Reflect.get(holder, name);
      return typeof text === 'string' && isMarked(text) ? [[path, text]] : [];
    }),
  );
  return Object.keys(texts).length === 0 ? undefined : texts;
}

/** Gives the texts of a resume that was read their marks again, where the words are still the same. */
export function withMarkedTexts<Resume extends ResumeDraft>(
  resume: Resume,
  markedAt: (path: string) => string | undefined,
): Resume {
  const marked = structuredClone(resume);
  for (const { path, holder, name } of placesOf(marked)) {
    const text = markedAt(path);
    const read: unknown = Reflect.get(holder, name);
    if (text !== undefined && typeof read === 'string' && wordsOf(read) === wordsOf(plainText(text)))
      Reflect.set(holder, name, text);
  }
  return marked;
}

const isMarked = (text: string): boolean =>
  plainText(text) !== text || text.split('\n').some((line) => /^\s*\d{1,2}[.)]\s/.test(line));

/** The words of a plain text: an asterisk in it is one. */
const wordsOf = (text: string): string =>
  clean(text, true)
    .split('\n')
    .map((line) => splitLine(line).rest.trim())
    .filter(Boolean)
    .join('\n');

/** Every text that may have marks: the object that holds it, and its name there. */
function placesOf(resume: ResumeDraft): { path: string; holder: object; name: string }[] {
  const sections = ENTRY_SECTION_NAMES.flatMap((section) => {
    const names = Object.entries(ENTRY_SECTIONS[section].fields).flatMap(([name, { kind }]) =>
      kind === 'lines' ? name : [],
    );
    return itemsOf<object>(resume[section]).flatMap((holder, index) =>
      names.map((name) => ({ path: `${section}.${index}.${name}`, holder, name })),
    );
  });
  return [{ path: 'summary', holder: resume, name: 'summary' }, ...sections];
}
