import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { GatheredEntry } from '@career/contracts/resume-table/gathered-entries';
import { printEntry } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS, type EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { startsPage } from '@career/contracts/resume-table/sections/page-break';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import type { EntryLead } from '../model/design.ts';
import { sheetMedium } from '../model/sheet-medium.ts';
import { Entry } from './entry.tsx';
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
  ownHeading,
  lead,
  format,
  words,
}: Props) {
  const { fields, swaps } = ENTRY_SECTIONS[section];
  const { title, detail, aside, period, body, lines } = printEntry(fields, entry, sheetMedium(format, words));
  const [first, second] = swaps && lead === 'employer' ? [detail, title] : [title, detail];
  const standsIn = swaps === true && first === '';
  return (
    <Entry
      heading={heading}
      ownHeading={ownHeading}
      title={standsIn ? second : first}
      detail={standsIn ? '' : second}
      aside={aside}
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
