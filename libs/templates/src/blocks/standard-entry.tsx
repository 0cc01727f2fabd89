import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { GatheredEntry } from '@career/contracts/resume-table/gathered-entries';
import { printEntry } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS, type EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { startsPage } from '@career/contracts/resume-table/sections/page-break';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import type { EntryLead } from '../model/design.ts';
import { sheetMedium } from '../model/sheet-medium.ts';
import { Entry, type EntryHead } from './entry.tsx';
import { FurtherLines } from './further-lines.tsx';
import { Statements } from './statements.tsx';

interface Props extends GatheredEntry {
  section: EntrySectionName;
  lead: EntryLead;
  format: DateFormat;
  words: DocumentWords;
}

/** One entry of any section, its fields where the table has them; what has no place is a line below. */
export const StandardEntry = memo(function StandardEntry({
  section,
  entry,
  heading,
  whole,
  lead,
  format,
  words,
}: Props) {
  const { fields, swaps = false } = ENTRY_SECTIONS[section];
  const isTurned = swaps && lead === 'employer';
  const medium = sheetMedium(format, words);
  const printed = printEntry(fields, entry, medium);
  const { period, body, lines } = printed;
  return (
    <Entry
      heading={heading}
      {...headOf(printed, swaps, isTurned)}
      alone={whole && headOf(printEntry(fields, whole, medium), swaps, isTurned)}
      period={period}
      startsPage={startsPage(entry)}
    >
      {body || lines.length > 0 ? (
        <>
          {body && <Statements text={body} />}
          <FurtherLines lines={lines} />
        </>
      ) : null}
    </Entry>
  );
});

/** Employer or role first, as the design has it; of two words the one that is there stands for both. */
function headOf({ title, detail, aside }: EntryHead, swaps: boolean, isTurned: boolean): EntryHead {
  const [first, second] = isTurned ? [detail, title] : [title, detail];
  return swaps && first === ''
    ? { title: second, detail: '', aside }
    : { title: first, detail: second, aside };
}
