import { SCHOOL_EXAMS } from '@career/contracts/resume-table/sections/school-exams.section';
import { findPeriod } from '../dates/dates.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import { entriesByPlace } from './entries-by-place.ts';
import type { FurtherEntry } from './further-entry.types.ts';

const EXAMS = SCHOOL_EXAMS.fields.exam.choices.filter((exam) => exam !== 'other');
const EXAM = new RegExp(`(?<!\\p{L})(${EXAMS.join('|')})(?!\\p{L})`, 'iu');
/** 'English Language – C4', 'Physics (B2)', 'Biology: C5'. */
const SUBJECT = /^(\p{Lu}[\p{L}&/.' -]+?)[\s:.–—(-]+([A-F][1-9]|[A-F][+-]?|\d{1,3} ?%)\)?[.]?$/u;

interface Sitting {
  exam?: ReadField;
  date?: ReadField;
  subjects: ReadField[];
}

/** Reads examinations at the end of school: each with the subjects and grades that are printed below it. */
export function examEntries(lines: readonly ReadLine[], heading: string): FurtherEntry[] {
  const sittings: Sitting[] = [];
  let open: Sitting | undefined;
  const begin = (sitting: Sitting): Sitting => {
    sittings.push(sitting);
    return sitting;
  };
  for (const line of lines) {
    const subjects = subjectsOf(line);
    const exam = subjects.length === 0 ? examIn(line.text, line.sources) : undefined;
    if (exam?.exam && (!open || open.subjects.length > 0)) open = begin({ ...exam, subjects: [] });
    else if (subjects.length > 0) {
      open ??= begin({ ...examIn(heading, []), subjects: [] });
      open.subjects.push(...subjects);
    } else if (!open) return entriesByPlace('schoolExams', lines);
  }
  if (sittings.every(({ subjects }) => subjects.length === 0)) return entriesByPlace('schoolExams', lines);
  return sittings.map(({ exam, date, subjects }) => ({
    fields: { ...(exam ? { exam } : {}), ...(date ? { date } : {}), subjects },
  }));
}

/** The examination and year that a text names. */
function examIn(text: string, sources: readonly number[]): Pick<Sitting, 'exam' | 'date'> {
  const name = EXAM.exec(text)?.[1];
  const year = findPeriod(text)?.start;
  return {
    ...(name ? { exam: { text: name.toLowerCase(), sources, said: name } } : {}),
    ...(year ? { date: { text: year, sources } } : {}),
  };
}

function subjectsOf({ cells, sources }: ReadLine): ReadField[] {
  const [first, second, ...more] = cells;
  const printed =
    first && second && more.length === 0 && SUBJECT.test(`${first.text} ${second.text}`)
      ? [`${first.text} ${second.text}`]
      : cells.flatMap(({ text }) => text.split(/[,;|]/));
  return printed.flatMap((part) => {
    const [, name, grade] = SUBJECT.exec(part.trim()) ?? [];
    return name && grade ? [{ text: `${trimmed(name)} ${grade}`, sources }] : [];
  });
}
