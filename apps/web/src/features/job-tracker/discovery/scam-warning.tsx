import { type ScamReasonKind, scamCheck } from '@career/career/jobs/scam-check';
import type { JobListingDto } from '@career/contracts/client/types.gen';
import { useMemo } from 'react';
import styles from './discovery.module.css';

const REASONS: Readonly<Record<ScamReasonKind, string>> = {
  'fee-asked': 'It asks for money. Honest employers never charge a fee for a job.',
  'free-mail': 'Answers go to a free email address, not to the company.',
  'whatsapp-only': 'You can answer only by a messaging app or a phone number.',
  'pay-above-band': 'The pay is far above what such work usually pays.',
  'no-employer': 'It names no employer.',
  'borrowed-name': 'A well-known employer would not use a free email address.',
  'easy-home-work': 'Scammers often offer work from home with no experience, paid by the hour or week.',
  'bank-details': 'It asks for bank details before you are hired.',
  'identity-data': 'It asks for numbers or documents that identity thieves use.',
  'personal-data': 'It asks for personal papers before an interview.',
  cheque: 'Cheques you cash for others can bounce later. Then you owe the money.',
  'money-forwarding': 'Moving money for other people can be money laundering.',
  reshipping: 'Parcels that you forward from home are often bought with stolen cards.',
  'gift-cards': 'No honest job asks you to buy gift cards and send the codes.',
  'mystery-shopper': 'Scammers often offer mystery shopping.',
  'chat-interview': 'The interview is only by chat.',
  'kit-purchase': 'You must buy equipment first, or buy from one seller.',
  'no-interview': 'Nobody wants to meet you before you are hired.',
  'instant-hire': 'It promises to hire everyone at once.',
  'easy-money': 'It promises easy money.',
  'no-experience': 'It asks for no experience.',
  'recruit-others': 'You earn by recruiting others, not by working.',
  'crypto-task': 'Pay and deposits go through crypto wallets or a paid account.',
  'click-task': 'Scammers often offer pay for likes and ratings.',
  'hidden-fee': 'It will cost you money.',
  'job-for-sale': 'Jobs in the public service and in companies are not for sale.',
  'free-visa': 'It promises visas and papers. Nobody can promise those.',
  'vague-offer': 'It does not say what the work is or who it is for.',
  urgency: 'It pushes you to hurry.',
};

/** Signs that a posting may be a scam, each with its words. Where none is found it says just that: it proves nothing. */
export function ScamWarning({ listing }: { listing: JobListingDto }) {
  const { level, reasons } = useMemo(() => scamCheck(listing), [listing]);
  if (level === 'none')
    return <p className={styles.noSign}>We found no sign of a scam. That does not prove it is honest.</p>;
  return (
    <div className={styles.warning} data-level={level} role="note">
      <p className={styles.warningTitle}>
        {level === 'stop' ? 'This posting shows signs of a scam' : 'Check this posting before you answer'}
      </p>
      <ul>
        {reasons.map(({ kind, sentence, basis }) => (
          <li key={`${kind} ${sentence}`}>
            {REASONS[kind]} {sentence && <q>{sentence}</q>} {basis && <span>({basis})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
