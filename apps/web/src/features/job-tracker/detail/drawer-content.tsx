import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { Application } from './application-values.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { Timeline } from './timeline.tsx';

interface DrawerContentProps {
  application: Application;
  onDeleted: () => void;
}

export function DrawerContent({ application, onDeleted }: DrawerContentProps) {
  const [isDeleted, setDeleted] = useState(false);
  // Left only once the form knows: edits of what is gone are not asked about.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  return (
    <>
      <DrawerActions application={application} onDeleted={() => setDeleted(true)} />
      <Tabs
        items={[
          {
            key: 'details',
            label: 'Details',
            // Edits stay while another tab shows.
            forceRender: true,
            children: <ApplicationForm application={application} isDeleted={isDeleted} />,
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
