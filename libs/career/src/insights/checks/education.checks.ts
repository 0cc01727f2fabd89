import { firstMonthOf } from '@career/contracts/forms/month-or-year';
import { listed } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { isExam, type ReadResume } from '../resume-reading.ts';
import { plain, quoteOf } from '../text-forms.ts';
import { resultOf, shareOf } from './check-result.ts';

export function checkEducation({ source, further }: ReadResume): CheckResult {
  const entries = source.education ?? [];
  if (entries.length === 0 && further.some(isExam))
    return resultOf('education', {
      share: 1,
      finding: t`Your school examinations are listed.`,
      fix: t`Add the courses of study that you began after school.`,
    });
  const incomplete = entries.flatMap(
    ({ degree, institution, startDate, endDate, current }, index): Evidence[] => {
      const quote = quoteOf([degree, institution].filter(Boolean).join(', '), 80);
      const missing = [
        ...(plain(degree) === '' ? [['degree', t`qualification`]] : []),
        ...(plain(institution) === '' ? [['institution', t`institution`]] : []),
        ...(!current && firstMonthOf(endDate) === undefined && firstMonthOf(startDate) === undefined
          ? [['endDate', t`date`]]
          : []),
      ];
      const [first] = missing;
      return first
        ? [
            {
              path: `education.${index}.${first[0]}`,
              quote,
              note: t`without ${listed(missing.map(([, name]) => name ?? ''))}`,
            },
          ]
        : [];
    },
  );
  return resultOf('education', {
    share: shareOf(entries.length - incomplete.length, entries.length),
    finding:
      entries.length === 0
        ? t`No education is listed.`
        : incomplete.length > 0
          ? plural(incomplete.length, '# entry is incomplete.', '# entries are incomplete.')
          : t`Education is complete.`,
    fix: t`Give the qualification, the institution and a date for each course, or mark it as current.`,
    evidence: entries.length === 0 ? [{ path: 'education', quote: '' }] : incomplete,
  });
}
