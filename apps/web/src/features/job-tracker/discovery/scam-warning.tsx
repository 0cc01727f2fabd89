import { type ScamReasonKind, scamCheck } from '@career/career/jobs/scam-check';
import type { JobListingDto } from '@career/client/types';
import { useMemo } from 'react';
import { t, translated } from '../../../shared/language/texts.ts';
import styles from './discovery.module.css';

const REASONS: Readonly<Record<ScamReasonKind, string>> = {
  'fee-asked': t`It asks for money. Honest employers never charge a fee for a job.`,
  'free-mail': t`Answers go to a free email address, not to the company.`,
  'whatsapp-only': t`You can answer only by a messaging app or a phone number.`,
  'pay-above-band': t`The pay is far above what such work usually pays.`,
  'no-employer': t`It names no employer.`,
  'borrowed-name': t`A well-known employer would not use a free email address.`,
  'easy-home-work': t`Scammers often offer work from home with no experience, paid by the hour or week.`,
  'bank-details': t`It asks for bank details before you are hired.`,
  'identity-data': t`It asks for numbers or documents that identity thieves use.`,
  'personal-data': t`It asks for personal papers before an interview.`,
  cheque: t`Cheques you cash for others can bounce later. Then you owe the money.`,
  'money-forwarding': t`Moving money for other people can be money laundering.`,
  reshipping: t`Parcels that you forward from home are often bought with stolen cards.`,
  'gift-cards': t`No honest job asks you to buy gift cards and send the codes.`,
  'mystery-shopper': t`Scammers often offer mystery shopping.`,
  'chat-interview': t`The interview is only by chat.`,
  'kit-purchase': t`You must buy equipment first, or buy from one seller.`,
  'no-interview': t`Nobody wants to meet you before you are hired.`,
  'instant-hire': t`It promises to hire everyone at once.`,
  'easy-money': t`It promises easy money.`,
  'no-experience': t`It asks for no experience.`,
  'recruit-others': t`You earn by recruiting others, not by working.`,
  'crypto-task': t`Pay and deposits go through crypto wallets or a paid account.`,
  'click-task': t`Scammers often offer pay for likes and ratings.`,
  'hidden-fee': t`It will cost you money.`,
  'job-for-sale': t`Jobs in the public service and in companies are not for sale.`,
  'free-visa': t`It promises visas and papers. Nobody can promise those.`,
  'vague-offer': t`It does not say what the work is or who it is for.`,
  urgency: t`It pushes you to hurry.`,
};

/** Signs that a posting may be a scam, each with its words. Where none is found it says just that: it proves nothing. */
export function ScamWarning({ listing }: { listing: JobListingDto }) {
  const { level, reasons } = useMemo(() => scamCheck(listing), [listing]);
  if (level === 'none')
    return (
      <p className={styles.noSign}>{t`We found no sign of a scam. That does not prove it is honest.`}</p>
    );
  return (
    <div className={styles.warning} data-level={level} role="note">
      <p className={styles.warningTitle}>
        {level === 'stop' ? t`This posting shows signs of a scam` : t`Check this posting before you answer`}
      </p>
      <ul>
        {reasons.map(({ kind, sentence, basis }) => (
          <li key={`${kind} ${sentence}`}>
            {REASONS[kind]} {sentence && <q dir="auto">{sentence}</q>}{' '}
            {basis && <span>({translated(basis)})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
