import { lazy, Suspense } from 'react';
import type { DialogName } from './editor-screen.tsx';

const PreviewDialog = lazy(async () => ({
  default: (await import('../dialogs/preview-dialog.tsx')).PreviewDialog,
}));
const LeaveDialog = lazy(async () => ({
  default: (await import('../dialogs/leave-dialog.tsx')).LeaveDialog,
}));
const ConflictDialog = lazy(async () => ({
  default: (await import('../dialogs/conflict-dialog.tsx')).ConflictDialog,
}));

const VersionsDrawer = lazy(async () => ({
  default: (await import('../versions/versions-drawer.tsx')).VersionsDrawer,
}));

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));

/** The dialogs of the editor, loaded when the first one opens. */
export function EditorDialogs({ dialog, onClose }: { dialog: DialogName | undefined; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {dialog === 'preview' && <PreviewDialog onClose={onClose} />}
      {dialog === 'leave' && <LeaveDialog onClose={onClose} />}
      {dialog === 'versions' && <VersionsDrawer onClose={onClose} />}
      {dialog === 'import' && <ImportDialog onClose={onClose} />}
      {dialog === 'conflict' && <ConflictDialog onClose={onClose} />}
    </Suspense>
  );
}
