import { type ExchangeRates, type PayRange, salary } from '@career/career/jobs/salary';
import { useMemo } from 'react';
import { dayText } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';
import styles from './discovery.module.css';

interface SalaryLineProps {
  /** Pay in the words of the posting. */
  text: string;
  /** Location of the posting: it says which currency a shared sign means. */
  place: string;
  rates: ExchangeRates | undefined;
}

const NAIRA = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const RATE = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });
/** Amounts at a rate of some day are no more exact than this. */
const SHOWN_DIGITS = 3;

const PERIODS = {
  hour: t`an hour`,
  day: t`a day`,
  week: t`a week`,
  fortnight: t`a fortnight`,
  month: t`a month`,
  year: t`a year`,
} as const;

/** Pay as the posting words it; beside it in naira where the operator has configured a rate. */
export function SalaryLine({ text, place, rates }: SalaryLineProps) {
  const pay = useMemo(() => salary(text, rates, place), [text, rates, place]);
  return (
    <p className={styles.salary}>
      <bdi dir="auto">{text}</bdi>
      {pay?.naira && pay.rate && (
        <span className={styles.naira}>
          {' '}
          {t`About ${rangeText(pay.naira)}${pay.period ? ` ${PERIODS[pay.period]}` : ''}, at ₦${RATE.format(pay.rate.naira)} for 1 ${pay.currency ?? ''} on ${dayText(pay.rate.date)}`}
          {pay.rate.source && ` (${pay.rate.source})`}
        </span>
      )}
    </p>
  );
}

function rangeText({ min, max }: PayRange): string {
  if (min === null) return t`up to ₦${rounded(max ?? 0)}`;
  if (max === null) return t`₦${rounded(min)} or more`;
  return min === max ? `₦${rounded(min)}` : t`₦${rounded(min)} to ₦${rounded(max)}`;
}

const rounded = (amount: number): string => NAIRA.format(Number(amount.toPrecision(SHOWN_DIGITS)));
