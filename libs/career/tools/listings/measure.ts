import { eligibility } from '@career/career/jobs/eligibility';
import { salary } from '@career/career/jobs/salary';
import { type ScamReasonKind, scamCheck } from '@career/career/jobs/scam-check';
import type { LabelledPosting } from './labelled-posting.ts';

export interface Score {
  name: string;
  /** Right ones among those found; null when none was found. */
  precision: number | null;
  /** Right ones among those there are; null when there are none. */
  recall: number | null;
  /** How many there are. */
  expected: number;
  found: number;
}

export interface Measure {
  scores: Score[];
  /** What was misread, a line each. */
  errors: string[];
  /** Pairs of posting and country. */
  judged: number;
}

interface Judgement {
  group: string;
  posting: string;
  expected: string;
  found: string;
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
      return { group: `${country} (${sentence})`, posting: posting.title, expected, found: verdict };
    }),
  );
  const reasons = REASONS.map((kind) =>
    postings.map((posting): Judgement => {
      const found = scamCheck(posting).reasons.some((reason) => reason.kind === kind);
      return {
        group: kind,
        posting: posting.title,
        expected: yesNo(posting.scam.includes(kind)),
        found: yesNo(found),
      };
    }),
  );
  const levels = postings.map((posting): Judgement => {
    const stop = posting.scam.length > 1 || posting.scam.includes('fee-asked');
    return {
      group: 'stop',
      posting: posting.title,
      expected: yesNo(stop),
      found: yesNo(scamCheck(posting).level === 'stop'),
    };
  });
  const pay = postings
    .filter((posting) => posting.salary !== null)
    .map((posting): Judgement => {
      const read = salary(posting.salary);
      const found = read && { currency: read.currency, min: read.min, max: read.max, period: read.period };
      return {
        group: `pay: ${posting.salary}`,
        posting: posting.title,
        expected: JSON.stringify(posting.pay ?? null),
        found: JSON.stringify(found),
      };
    });
  const all = [...verdicts, ...reasons.flat(), ...levels, ...pay];
  return {
    judged: verdicts.length,
    scores: [
      ...VERDICTS.map((verdict) => score(`verdict ${verdict}`, verdicts, verdict)),
      ...REASONS.map((kind, index) => score(`scam ${kind}`, reasons[index] ?? [], 'yes')),
      score('scam level stop', levels, 'yes'),
      payScore(pay),
    ],
    errors: all
      .filter(({ expected, found }) => expected !== found)
      .map(
        ({ group, posting, expected, found }) => `${posting} | ${group} | said ${expected}, read ${found}`,
      ),
  };
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

function score(name: string, judgements: readonly Judgement[], value: string): Score {
  const expected = judgements.filter((judgement) => judgement.expected === value);
  const found = judgements.filter((judgement) => judgement.found === value);
  const right = expected.filter((judgement) => judgement.found === value).length;
  return {
    name,
    precision: found.length === 0 ? null : right / found.length,
    recall: expected.length === 0 ? null : right / expected.length,
    expected: expected.length,
    found: found.length,
  };
}

/** A salary is right when currency, both amounts and period are. */
function payScore(judgements: readonly Judgement[]): Score {
  const expected = judgements.filter((judgement) => judgement.expected !== 'null');
  const found = judgements.filter((judgement) => judgement.found !== 'null');
  const right = expected.filter((judgement) => judgement.found === judgement.expected).length;
  return {
    name: 'salary, all four parts',
    precision: right / found.length,
    recall: right / expected.length,
    expected: expected.length,
    found: found.length,
  };
}
