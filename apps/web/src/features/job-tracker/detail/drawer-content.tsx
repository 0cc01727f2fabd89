import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { NotOnDevice } from '../../../shared/document-session/not-on-device.tsx';
import { useStored } from '../../../shared/document-session/use-stored.ts';
import { KnockOuts } from '../../../shared/knock-outs/knock-outs.tsx';
import { t } from '../../../shared/language/texts.ts';
import { AsOf } from '../../../shared/offline/as-of.tsx';
import { keptSince, keptSinceStore } from '../../../shared/offline/kept-since.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { applicationPath } from '../applications/application-query.ts';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { type ApplicationContent, applicationDocument } from '../form/application-document.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import type { Application } from '../form/application-values.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { StoredApplication } from './stored-application.tsx';
import { Timeline } from './timeline.tsx';

type Stored = ReturnType<typeof useStored<ApplicationContent, Application, ApplicationContent>>;

interface DrawerContentProps {
  application: Application;
  onDeleted: () => void;
  onTailored: () => void;
}

export function DrawerContent({ application, onDeleted, onTailored }: DrawerContentProps) {
  const { id: userId } = useCurrentUser();
  const { answer, openAgain } = useStored(
    { kind: applicationDocument, drafts: applicationDrafts, userId },
    application.id,
    loaded(application),
  );
  const [isDeleted, setDeleted] = useState(false);
  // Left only once the form knows: edits of what is gone are not asked about.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  return (
    <>
      <AsOf path={applicationPath(application.id)} />
      <DrawerActions application={application} onDeleted={() => setDeleted(true)} />
      {application.jobDescription.trim() !== '' && <KnockOuts body={{ jobApplicationId: application.id }} />}
      <Tabs
        more={{ icon: <MoreTabs /> }}
        items={[
          {
            key: 'details',
            label: t`Details`,
            // Edits stay while another tab shows.
            forceRender: true,
            children: <Details {...{ application, answer, openAgain, isDeleted, onTailored }} />,
          },
          {
            key: 'documents',
            label: t`Documents`,
            children: <DocumentsPanel applicationId={application.id} />,
          },
          { key: 'timeline', label: t`Timeline`, children: <Timeline application={application} /> },
        ]}
      />
    </>
  );
}

/** What opens the tabs that have no room. */
const MoreTabs = () => (
  <>
    <span aria-hidden="true">…</span>
    <span className="visually-hidden">{t`More`}</span>
  </>
);

interface DetailsProps extends Pick<DrawerContentProps, 'application' | 'onTailored'>, Stored {
  isDeleted: boolean;
}

function Details({ application, answer, openAgain, isDeleted, onTailored }: DetailsProps) {
  if (!answer) return <Loading text={t`Loading the application...`} />;
  if (answer.status === 'opened')
    return <StoredApplication stored={application} opened={answer.opened} {...{ isDeleted, onTailored }} />;
  // What was loaded is there.
  if (answer.status === 'missing') return null;
  return <NotOnDevice what={t`application`} failure={answer} onRetry={openAgain} />;
}

/** What was loaded for the drawer, as the server or this device gave it, so that it is not loaded twice. */
const loaded = (application: Application) => ({
  load: async () =>
    keptSince(keptSinceStore.getState().since, applicationPath(application.id)) === undefined
      ? ({ status: 'found', stored: application } as const)
      : ({ status: 'unreachable' } as const),
  findCopy: async () => application,
});
