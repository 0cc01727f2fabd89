import { type ScamReasonKind, scamCheck } from '@career/career/jobs/scam-check';
import type { JobListingDto } from '@career/contracts/client/types.gen';
import { useMemo } from 'react';
import styles from './discovery.module.css';

const REASONS: Readonly<Record<ScamReasonKind, string>> = {
  'fee-asked': 'It asks for money. No honest employer takes a fee for a job.',
  'free-mail': 'Answers go to a free mail address, not to one of the company.',
  'whatsapp-only': 'Answers go to a messenger or a phone number alone.',
  'pay-above-band': 'The pay is far above what such work usually pays.',
  'no-employer': 'It names no employer.',
};

/** Signs that a posting may be a scam, each with its words; nothing when there is none, which proves nothing. */
export function ScamWarning({ listing }: { listing: JobListingDto }) {
  const { level, reasons } = useMemo(() => scamCheck(listing), [listing]);
  if (level === 'none') return null;
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
