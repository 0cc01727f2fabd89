import type { JobListingDto } from '@career/client/types';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { t } from '../../shared/language/texts.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../shared/parts/part-boundary.tsx';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ApplicationCounts } from './application-counts.tsx';
import { WaitingSection } from './applications/waiting-section.tsx';
import { firstLook } from './discovery/discovery-state.ts';
import styles from './tracker.module.css';
import { useAskedPosting, useTrackerAddress } from './tracker-search.ts';
import { TrackerView } from './tracker-view.tsx';
import { TransferTools } from './transfer/transfer-tools.tsx';
import { useOnceTrue } from './use-once-true.ts';
import { ViewSwitch } from './view-switch.tsx';

const AddApplicationDialog = lazyPart(
  () => import('./adding/add-application-dialog.tsx'),
  'AddApplicationDialog',
);
const DiscoveryDialog = lazyPart(() => import('./discovery/discovery-dialog.tsx'), 'DiscoveryDialog');
const ApplicationDrawer = lazyPart(() => import('./detail/application-drawer.tsx'), 'ApplicationDrawer');

/** The job tracker: numbers, applications, openings to discover. */
export function Page() {
  const user = useCurrentUser();
  const { look, id, change, close: closeApplication, leave: leaveApplication } = useTrackerAddress();
  const asksForPosting = useAskedPosting();
  const [dialog, setDialog] = useState<'discovery' | 'adding' | undefined>(
    asksForPosting ? 'adding' : undefined,
  );
  const [discovery, setDiscovery] = useState(() => firstLook(user.country));
  const [listing, setListing] = useState<JobListingDto>();
  const wasOpened = useOnceTrue(id !== undefined);
  const wasAdding = useOnceTrue(dialog === 'adding');
  const wasDiscovered = useOnceTrue(dialog === 'discovery');

  const addButton = useRef<HTMLButtonElement>(null);
  const close = (): void => setDialog(undefined);
  const add = (): void => {
    setListing(undefined);
    setDialog('adding');
  };

  return (
    <PageFrame
      title={t`Job Tracker`}
      back={{ to: '/dashboard', label: t`Back to Dashboard` }}
      actions={
        <div className={styles.actions}>
          <Link to="/saved-jobs" className="button">
            <Icon name="bookmark" size={18} /> {t`Saved jobs`}
          </Link>
          <button type="button" className="button" onClick={() => setDialog('discovery')}>
            <Icon name="briefcase" size={18} /> {t`Discover Jobs`}
          </button>
          <button ref={addButton} type="button" className="button" data-kind="primary" onClick={add}>
            <Icon name="plus" size={18} /> {t`Add Application`}
          </button>
        </div>
      }
    >
      <ApplicationCounts />
      <section aria-labelledby="your-applications">
        <div className={styles.applicationsHead}>
          <h2 id="your-applications">{t`Your Applications`}</h2>
          <ViewSwitch view={look.view} />
        </div>
        <WaitingSection onAdd={add} />
        <TrackerView look={look} onLook={change} onDiscover={() => setDialog('discovery')} onAdd={add} />
      </section>
      <TransferTools />
      {wasDiscovered && (
        <PartBoundary asked={dialog} onMissing={close}>
          <DiscoveryDialog
            open={dialog === 'discovery'}
            state={discovery}
            onChange={setDiscovery}
            onTrack={(tracked) => {
              setListing(tracked);
              setDialog('adding');
            }}
            onClose={close}
          />
        </PartBoundary>
      )}
      {wasAdding && (
        <PartBoundary asked={dialog} onMissing={close}>
          <AddApplicationDialog
            open={dialog === 'adding'}
            listing={listing}
            withPosting={asksForPosting}
            onClose={close}
            afterClose={() => {
              // The listing it was opened from is no longer there to take the focus back.
              if (document.activeElement === document.body) addButton.current?.focus();
            }}
          />
        </PartBoundary>
      )}
      {wasOpened && (
        <PartBoundary asked={id} onMissing={closeApplication}>
          <ApplicationDrawer id={id} onClose={closeApplication} onDeleted={leaveApplication} />
        </PartBoundary>
      )}
    </PageFrame>
  );
}
