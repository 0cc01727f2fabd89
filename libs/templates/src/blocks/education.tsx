import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import type { EntryLead } from '../model/design.ts';
import { periodText } from '../model/months.ts';
import type { Education } from '../model/sheet-resume.ts';
import { Entry } from './entry.tsx';

interface Props {
  entry: Education;
  lead: EntryLead;
  format: DateFormat;
}

/** One course of study. */
export const EducationEntry = memo(function EducationEntry({ entry, lead, format }: Props) {
  const degree = [entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ');
  const school = entry.institution ?? '';
  const [title, detail] = lead === 'employer' ? [school, degree] : [degree, school];
  return (
    <Entry
      title={title || detail}
      detail={title ? detail : ''}
      aside={entry.grade ?? ''}
      period={periodText(entry, format)}
    />
  );
});
