import { eligibility } from '@career/career/jobs/eligibility';
import type { JobListingDto } from '@career/client/types';
import { useMemo } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { countryName } from './countries.ts';
import styles from './discovery.module.css';

interface EligibilityNoteProps {
  listing: JobListingDto;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Whether people of a country can apply, with the words of the posting that say so. */
export function EligibilityNote({ listing, country }: EligibilityNoteProps) {
  const { verdict, sentence } = useMemo(() => eligibility(listing, country), [listing, country]);
  const name = countryName(country);
  const words = {
    eligible: t`Open to you in ${name}`,
    restricted: t`Not open to ${name}`,
    unclear: t`Not clear if open to ${name}`,
  }[verdict];
  return (
    <div className={styles.eligibility}>
      <span className={styles.verdict} data-verdict={verdict}>
        {words}
      </span>
      {sentence ? (
        <span className={styles.quote}>
          <span className="visually-hidden">{t`The posting says:`} </span>
          <q>{sentence}</q>
        </span>
      ) : (
        <span className={styles.quote}>{t`The posting does not say.`}</span>
      )}
    </div>
  );
}
