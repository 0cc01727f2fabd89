import { Tabs } from 'antd';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { Application } from './application-values.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { Timeline } from './timeline.tsx';

interface DrawerContentProps {
  application: Application;
  onClose: () => void;
}

export function DrawerContent({ application, onClose }: DrawerContentProps) {
  return (
    <>
      <DrawerActions application={application} onDeleted={onClose} />
      <Tabs
        items={[
          {
            key: 'details',
            label: 'Details',
            // Edits stay while another tab shows.
            forceRender: true,
            children: <ApplicationForm application={application} />,
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
