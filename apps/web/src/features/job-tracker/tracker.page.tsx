import type { JobListingDto } from '@career/contracts/client/types.gen';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { AddApplicationDialog, type ApplicationDraft } from './adding/add-application-dialog.tsx';
import {
  blankApplication,
  isTouched,
  type NewApplication,
  trackedListing,
} from './adding/new-application.ts';
import { firstLook } from './discovery/discovery-state.ts';
import { StatCards } from './stat-cards.tsx';
import styles from './tracker.module.css';
import { useTrackerAddress } from './tracker-search.ts';
import { TrackerView } from './tracker-view.tsx';
import { TransferTools } from './transfer/transfer-tools.tsx';
import { ViewSwitch } from './view-switch.tsx';

const DiscoveryDialog = lazy(async () => ({
  default: (await import('./discovery/discovery-dialog.tsx')).DiscoveryDialog,
}));
const ApplicationDrawer = lazy(async () => ({
  default: (await import('./detail/application-drawer.tsx')).ApplicationDrawer,
}));

const FIRST_DRAFT: ApplicationDraft = { id: 0, values: blankApplication(new Date()) };

/** The job tracker: numbers, applications, openings to discover. */
export function Page() {
  const { look, id, change, close: closeApplication } = useTrackerAddress();
  const [wasOpened, setOpened] = useState(id !== undefined);
  if (id !== undefined && !wasOpened) setOpened(true);
  const [dialog, setDialog] = useState<'discovery' | 'adding'>();
  const { country } = useCurrentUser();
  const [discovery, setDiscovery] = useState(() => firstLook(country));
  const [wasDiscovered, setDiscovered] = useState(false);
  if (dialog === 'discovery' && !wasDiscovered) setDiscovered(true);
  const [draft, setDraft] = useState(FIRST_DRAFT);

  const close = (): void => setDialog(undefined);
  const fill = (values: NewApplication, replaced?: NewApplication): void =>
    setDraft(({ id }) => ({ id: id + 1, values, ...(replaced ? { replaced } : {}) }));
  const add = (): void => {
    // A form left open over midnight starts with the new day.
    if (!isTouched(draft.values)) fill(blankApplication(new Date()));
    setDialog('adding');
  };
  const track = (listing: JobListingDto): void => {
    fill(trackedListing(listing, new Date()), isTouched(draft.values) ? draft.values : undefined);
    setDialog('adding');
  };

  return (
    <PageFrame
      title="Job Tracker"
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      actions={
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => setDialog('discovery')}>
            <Icon name="briefcase" size={18} /> Discover Jobs
          </button>
          <button type="button" className="button" data-kind="primary" onClick={add}>
            <Icon name="plus" size={18} /> Add Application
          </button>
        </div>
      }
    >
      <StatCards />
      <section className={styles.applications} aria-labelledby="your-applications">
        <div className={styles.applicationsHead}>
          <h2 id="your-applications">Your Applications</h2>
          <ViewSwitch view={look.view} />
        </div>
        <TrackerView look={look} onLook={change} onDiscover={() => setDialog('discovery')} onAdd={add} />
      </section>
      <TransferTools />
      {wasDiscovered && (
        <Suspense fallback={null}>
          <DiscoveryDialog
            open={dialog === 'discovery'}
            state={discovery}
            onChange={setDiscovery}
            onTrack={track}
            onClose={close}
          />
        </Suspense>
      )}
      <AddApplicationDialog
        open={dialog === 'adding'}
        draft={draft}
        onWrite={(values) =>
          setDraft((current) => ({ ...current, values: { ...current.values, ...values } }))
        }
        onFill={fill}
        onAdded={() => {
          fill(blankApplication(new Date()));
          close();
        }}
        onClose={close}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <ApplicationDrawer id={id} onClose={closeApplication} />
        </Suspense>
      )}
    </PageFrame>
  );
}
