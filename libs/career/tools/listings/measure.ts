import { eligibility } from '@career/career/jobs/eligibility';
import { salary } from '@career/career/jobs/salary';
import { type ScamReasonKind, scamCheck } from '@career/career/jobs/scam-check';
import { type Figure, figure, type Judgement, pairFigure } from './figures.ts';
import type { LabelledPosting } from './labelled-posting.ts';

export interface Measure {
  figures: Figure[];
  judgements: Judgement[];
}

const VERDICTS = ['eligible', 'restricted', 'unclear'];
const REASONS: readonly ScamReasonKind[] = [
  'fee-asked',
  'free-mail',
  'whatsapp-only',
  'pay-above-band',
  'no-employer',
];

/** Runs all three rules over postings and compares with what a reader said. */
export function measure(postings: readonly LabelledPosting[]): Measure {
  const verdicts = postings.flatMap((posting) =>
    Object.entries(posting.can).map(([country, expected]): Judgement => {
      const { verdict, sentence } = eligibility(posting, country);
      return { of: `${posting.title} | ${country} (${sentence})`, expected, found: verdict };
    }),
  );
  const reasons = REASONS.map((kind) =>
    postings.map((posting): Judgement => {
      const found = scamCheck(posting).reasons.some((reason) => reason.kind === kind);
      return {
        of: `${posting.title} | ${kind}`,
        expected: yesNo(posting.scam.includes(kind)),
        found: yesNo(found),
      };
    }),
  );
  const levels = postings.map((posting): Judgement => {
    const stop = posting.scam.length > 1 || posting.scam.includes('fee-asked');
    return {
      of: `${posting.title} | stop`,
      expected: yesNo(stop),
      found: yesNo(scamCheck(posting).level === 'stop'),
    };
  });
  const pay = postings
    .filter((posting) => posting.salary !== null)
    .map((posting): Judgement => {
      const read = salary(posting.salary, null, posting.location);
      const found = read && { currency: read.currency, min: read.min, max: read.max, period: read.period };
      return {
        of: `${posting.title} | pay: ${posting.salary}`,
        expected: JSON.stringify(posting.pay ?? null),
        found: JSON.stringify(found),
      };
    });
  return {
    judgements: [...verdicts, ...reasons.flat(), ...levels, ...pay],
    figures: [
      ...VERDICTS.map((verdict) => figure(`verdict ${verdict}`, verdicts, verdict)),
      ...REASONS.map((kind, index) => figure(`scam ${kind}`, reasons[index] ?? [], 'yes')),
      figure('scam level stop', levels, 'yes'),
      // A salary is right when currency, both amounts and period are.
      pairFigure('salary, all four parts', pay, 'null'),
    ],
  };
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
