import { lazy, Suspense, useState } from 'react';
import { apiUrl } from '../../../shared/api/api-host.ts';
import styles from './transfer.module.css';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
}));

/** Ways for applications to come in and go out. */
export function TransferTools() {
  const [dialog, setDialog] = useState<'import' | 'feed'>();
  const close = (): void => setDialog(undefined);
  return (
    <section className={styles.tools} aria-label="Bring and take">
      <button type="button" className="button" data-kind="quiet" onClick={() => setDialog('import')}>
        Import CSV
      </button>
      <a
        className="button"
        data-kind="quiet"
        href={apiUrl('/api/job-applications/export.csv')}
        download="job-applications.csv"
      >
        Export CSV
      </a>
      <button type="button" className="button" data-kind="quiet" onClick={() => setDialog('feed')}>
        Calendar feed
      </button>
      <Suspense fallback={null}>
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {dialog === 'feed' && <CalendarFeedDialog onClose={close} />}
      </Suspense>
    </section>
  );
}
