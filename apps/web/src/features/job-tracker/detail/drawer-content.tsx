import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { openLoaded } from '../../../shared/document-session/open-document.ts';
import { useOpened } from '../../../shared/document-session/use-opened.ts';
import { KnockOuts } from '../../../shared/knock-outs/knock-outs.tsx';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { applicationDocument } from '../form/application-document.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import type { Application } from '../form/application-values.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { StoredApplication } from './stored-application.tsx';
import { Timeline } from './timeline.tsx';

interface DrawerContentProps {
  application: Application;
  onDeleted: () => void;
  onTailored: () => void;
}

export function DrawerContent({ application, onDeleted, onTailored }: DrawerContentProps) {
  const { id: userId } = useCurrentUser();
  const opened = useOpened(application.id, () =>
    openLoaded({ kind: applicationDocument, drafts: applicationDrafts, userId }, application),
  );
  const [isDeleted, setDeleted] = useState(false);
  // Left only once the form knows: edits of what is gone are not asked about.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  return (
    <>
      <DrawerActions application={application} onDeleted={() => setDeleted(true)} />
      {application.jobDescription.trim() !== '' && <KnockOuts body={{ jobApplicationId: application.id }} />}
      <Tabs
        items={[
          {
            key: 'details',
            label: 'Details',
            // Edits stay while another tab shows.
            forceRender: true,
            children: opened ? (
              <StoredApplication stored={application} {...{ opened, isDeleted, onTailored }} />
            ) : (
              <Loading text="Loading the application..." />
            ),
          },
          {
            key: 'documents',
            label: 'Documents',
            children: <DocumentsPanel applicationId={application.id} />,
          },
          { key: 'timeline', label: 'Timeline', children: <Timeline application={application} /> },
        ]}
      />
    </>
  );
}
