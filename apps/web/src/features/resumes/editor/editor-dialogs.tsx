import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';

const AntdLook = lazyPart(() => import('../../../shared/ui/antd-look.tsx'), 'AntdLook');
const PreviewDialog = lazyPart(() => import('../dialogs/preview-dialog.tsx'), 'PreviewDialog');
const LeaveResume = lazyPart(() => import('../dialogs/leave-resume.tsx'), 'LeaveResume');
const ResumeConflict = lazyPart(() => import('../dialogs/resume-conflict.tsx'), 'ResumeConflict');

const VersionsDrawer = lazyPart(() => import('../versions/versions-drawer.tsx'), 'VersionsDrawer');

const OriginalDrawer = lazyPart(() => import('../translation/original-drawer.tsx'), 'OriginalDrawer');

const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx'), 'ImportDialog');

/** Dialogs that the editor can have open, one at a time. */
export type DialogName = 'preview' | 'leave' | 'conflict' | 'versions' | 'original' | 'import';

/** The dialogs of the editor, loaded when the first one opens. */
export function EditorDialogs({ dialog, onClose }: { dialog: DialogName | undefined; onClose: () => void }) {
  return (
    <PartBoundary asked={dialog} onMissing={onClose}>
      {dialog && (
        <AntdLook>
          {dialog === 'preview' && <PreviewDialog onClose={onClose} />}
          {dialog === 'leave' && <LeaveResume onClose={onClose} />}
          {dialog === 'versions' && <VersionsDrawer onClose={onClose} />}
          {dialog === 'original' && <OriginalDrawer onClose={onClose} />}
          {dialog === 'import' && <ImportDialog onClose={onClose} />}
          {dialog === 'conflict' && <ResumeConflict onClose={onClose} />}
        </AntdLook>
      )}
    </PartBoundary>
  );
}
