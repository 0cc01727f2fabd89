import { useState } from 'react';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import styles from './transfer.module.css';

const ImportApplicationsDialog = lazyPart(
  () => import('./import-applications-dialog.tsx'),
  'ImportApplicationsDialog',
);
const CalendarFeedDialog = lazyPart(() => import('./calendar-feed-dialog.tsx'), 'CalendarFeedDialog');

/** Ways for applications to come in and go out. */
export function TransferTools() {
  const [dialog, setDialog] = useState<'import' | 'feed'>();
  const close = (): void => setDialog(undefined);
  return (
    <section className={styles.tools} aria-label={t`Import and export`}>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        onClick={() => setDialog('import')}
      >{t`Import CSV`}</button>
      <a
        className="button"
        data-kind="quiet"
        href={apiUrl('/api/job-applications/export.csv')}
        download="job-applications.csv"
      >{t`Export CSV`}</a>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        onClick={() => setDialog('feed')}
      >{t`Calendar feed`}</button>
      <PartBoundary asked={dialog} onMissing={close}>
        {dialog === 'import' && <ImportApplicationsDialog onClose={close} />}
        {dialog === 'feed' && <CalendarFeedDialog onClose={close} />}
      </PartBoundary>
    </section>
  );
}
