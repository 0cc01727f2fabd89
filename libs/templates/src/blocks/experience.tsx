import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import type { EntryLead } from '../model/design.ts';
import { periodText } from '../model/months.ts';
import type { Experience } from '../model/sheet-resume.ts';
import { Entry } from './entry.tsx';
import { Statements } from './statements.tsx';

interface Props {
  entry: Experience;
  lead: EntryLead;
  format: DateFormat;
}

/** One job. */
export const ExperienceEntry = memo(function ExperienceEntry({ entry, lead, format }: Props) {
  const { position = '', company = '' } = entry;
  const [title, detail] = lead === 'employer' ? [company, position] : [position, company];
  return (
    <Entry
      title={title || detail}
      detail={title ? detail : ''}
      aside={entry.location ?? ''}
      period={periodText(entry, format)}
    >
      {entry.description ? <Statements text={entry.description} /> : null}
    </Entry>
  );
});
