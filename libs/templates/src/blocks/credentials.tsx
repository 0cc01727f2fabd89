import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import { monthText } from '../model/months.ts';
import type { Achievement, Certification } from '../model/sheet-resume.ts';
import { Entry } from './entry.tsx';
import { Statements } from './statements.tsx';

/** One achievement. */
export const AchievementEntry = memo(function AchievementEntry({
  entry,
  format,
}: {
  entry: Achievement;
  format: DateFormat;
}) {
  return (
    <Entry title={entry.title ?? ''} period={monthText(entry.date, format)}>
      {entry.description ? <Statements text={entry.description} /> : null}
    </Entry>
  );
});

/** One certificate or licence. */
export const CertificationEntry = memo(function CertificationEntry({
  entry,
  format,
}: {
  entry: Certification;
  format: DateFormat;
}) {
  const date = monthText(entry.date, format);
  const expiry = monthText(entry.expiryDate, format);
  const period = expiry ? [date, `valid to ${expiry}`].filter(Boolean).join(', ') : date;
  return (
    <Entry
      title={entry.name ?? ''}
      detail={entry.issuer ?? ''}
      aside={entry.credentialId ? `No. ${entry.credentialId}` : ''}
      period={period}
    />
  );
});
