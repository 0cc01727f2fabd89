import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import type { DialogName } from './editor-screen.tsx';

const AntdLook = lazyPart(() => import('../../../shared/ui/antd-look.tsx'), 'AntdLook');
const PreviewDialog = lazyPart(() => import('../dialogs/preview-dialog.tsx'), 'PreviewDialog');
const LeaveResume = lazyPart(() => import('../dialogs/leave-resume.tsx'), 'LeaveResume');
const ConflictDialog = lazyPart(() => import('../dialogs/conflict-dialog.tsx'), 'ConflictDialog');

const VersionsDrawer = lazyPart(() => import('../versions/versions-drawer.tsx'), 'VersionsDrawer');

const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx'), 'ImportDialog');

/** The dialogs of the editor, loaded when the first one opens. */
export function EditorDialogs({ dialog, onClose }: { dialog: DialogName | undefined; onClose: () => void }) {
  return (
    <PartBoundary asked={dialog} onMissing={onClose}>
      {dialog && (
        <AntdLook>
          {dialog === 'preview' && <PreviewDialog onClose={onClose} />}
          {dialog === 'leave' && <LeaveResume onClose={onClose} />}
          {dialog === 'versions' && <VersionsDrawer onClose={onClose} />}
          {dialog === 'import' && <ImportDialog onClose={onClose} />}
          {dialog === 'conflict' && <ConflictDialog onClose={onClose} />}
        </AntdLook>
      )}
    </PartBoundary>
  );
}
