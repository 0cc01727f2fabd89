import { salary } from '@career/career/jobs/salary';
import type { Judgement } from './figures.ts';
import { type Kind, type Part, readData } from './labelled-rows.ts';

interface PayCase {
  text: string;
  place?: string;
  pay: Readonly<Record<'currency' | 'min' | 'max' | 'period' | 'basis', string | number | null>> | null;
}

const payKinds = readData<{ kinds: Kind<PayCase>[] }>('pay-lines.json').kinds;

/** What is read of the pay lines of a part; right when currency, both amounts, period and basis are. */
export const payJudgements = (part: Part): Judgement[] =>
  payKinds.filter((kind) => kind.part === part).flatMap(({ cases }) => cases.map(judge));

function judge({ text, place, pay }: PayCase): Judgement {
  const read = salary(text, null, place);
  const found = read && {
    currency: read.currency,
    min: read.min,
    max: read.max,
    period: read.period,
    basis: read.basis,
  };
  return { of: `${text} | ${place ?? ''}`, expected: JSON.stringify(pay), found: JSON.stringify(found) };
}
