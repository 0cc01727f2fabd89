import type { EntrySectionName } from '@career/contracts/resume-table/resume-table';
import type { ReadLine } from '../line.ts';
import { entriesByPlace } from './entries-by-place.ts';
import { examEntries } from './exam-entries.ts';
import type { FurtherEntry } from './further-entry.types.ts';
import { interestEntries } from './interest-entries.ts';
import { refereeEntries } from './referee-entries.ts';
import { serviceEntries, workedEntries } from './worked-entries.ts';

type Reader = (lines: readonly ReadLine[], heading: string) => FurtherEntry[];

/** Sections that are laid out in their own way; all others are a title with what belongs to it. */
const READERS: Readonly<Partial<Record<EntrySectionName, Reader>>> = {
  internships: workedEntries,
  volunteering: workedEntries,
  nationalService: serviceEntries,
  schoolExams: examEntries,
  interests: interestEntries,
  referees: refereeEntries,
};

/** The entries of a section that the table of fields has beside those with readers of their own. */
export const readFurther = (
  section: EntrySectionName,
  lines: readonly ReadLine[],
  heading: string,
): FurtherEntry[] => READERS[section]?.(lines, heading) ?? entriesByPlace(section, lines);
