import type { FurtherEntry } from '../../claims/further-entries.ts';
import { monthOrYear, possibleMonths } from '../../dates/periods.ts';
import { t } from '../../sentences/say.ts';
import type { Issue } from '../analysis.types.ts';
import type { ReadResume } from '../resume-reading.ts';

const GAP_MONTHS = 6;
const NEXT_GAPS = 3;

/** What filled time: courses and service with an end, and what goes on; a membership fills none. */
const spansTime = ({ evidence, startDate, endDate }: FurtherEntry): boolean =>
  startDate !== '' && (endDate !== '' || evidence === 'activity');

/**
 * Gaps in work and study as one tip, where the dates prove them: a whole year may have been filled from its first month to
 * its last. They cost no points: they hit carers and the ill.
 */
export function gapTips({ source, now, further }: ReadResume): Issue[] {
  const periods = [...(source.experience ?? []), ...(source.education ?? []), ...further.filter(spansTime)]
    .flatMap((entry) => {
      const months = possibleMonths(entry, now);
      return months ? [{ ...months, entry }] : [];
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const gaps: string[] = [];
  let last: (typeof periods)[number] | undefined;
  for (const period of periods) {
    if (last !== undefined && period.from - last.to - 1 > GAP_MONTHS)
      gaps.push(
        `${monthOrYear(last.to, last.entry.endDate)} – ${monthOrYear(period.from, period.entry.startDate)}`,
      );
    if (last === undefined || period.to > last.to) last = period;
  }
  if (gaps.length === 0) return [];
  return [
    {
      type: gaps.length === 1 ? t`Gap in dates` : t`Gaps in dates`,
      description: t`No entry in this time: ${gaps.slice(-NEXT_GAPS).join(', ')}. This costs no points; a line on study, care or freelance work answers the question before it is asked.`,
      severity: 'low',
      checkId: null,
      path: 'experience',
    },
  ];
}
