import { type ExchangeRates, salary } from '@career/career/jobs/salary';
import { useMemo } from 'react';
import { dayText } from '../dates/days.ts';
import styles from './discovery.module.css';

interface SalaryLineProps {
  /** Pay in the words of the posting. */
  text: string;
  rates: ExchangeRates | undefined;
}

const NAIRA = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const RATE = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });
/** Amounts at a rate of some day are no more exact than this. */
const SHOWN_DIGITS = 3;

/** Pay as the posting words it; beside it in naira where the operator has configured a rate. */
export function SalaryLine({ text, rates }: SalaryLineProps) {
  const pay = useMemo(() => salary(text, rates), [text, rates]);
  return (
    <p className={styles.salary}>
      {text}
      {pay?.naira && pay.rate && (
        <span className={styles.naira}>
          {' '}
          About {rangeText(pay.naira.min, pay.naira.max)}
          {pay.period ? ` ${pay.period === 'hour' ? 'an' : 'a'} ${pay.period}` : ''}, at ₦
          {RATE.format(pay.rate.naira)} for 1 {pay.currency} on {dayText(pay.rate.date)}
          {pay.rate.source && ` (${pay.rate.source})`}
        </span>
      )}
    </p>
  );
}

const rangeText = (min: number, max: number): string =>
  min === max ? `₦${rounded(min)}` : `₦${rounded(min)} to ₦${rounded(max)}`;

const rounded = (amount: number): string => NAIRA.format(Number(amount.toPrecision(SHOWN_DIGITS)));
