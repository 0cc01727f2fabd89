import { ConflictDialog } from '../../../shared/document-session/conflict-dialog.tsx';
import { t } from '../../../shared/language/texts.ts';
import { useDocument, useEditor, useSession } from '../editor/editor-context.tsx';
import { type ComparedSectionId, differingSections, merged, sectionLines } from '../form/compare-sections.ts';
import { toForm } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';

/** The choice when the resume was saved elsewhere meanwhile, section by section. */
export function ResumeConflict({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const mine = useDocument((document) => document);
  const serverVersion = useSession((state) => state.serverVersion);
  if (!serverVersion) return null;
  const theirs = toForm(serverVersion);
  const resolve = (form: ResumeForm): void => {
    onClose();
    void session.resolve(form, 'progress');
  };
  return (
    <ConflictDialog
      document={t`resume`}
      fields={differingSections(mine, theirs).map(({ id, label }) => ({
        id,
        label,
        mine: sectionLines(mine, id),
        theirs: sectionLines(theirs, id),
      }))}
      onKeepMine={() => resolve(mine)}
      onTakeTheirs={() => {
        onClose();
        session.takeServerVersion();
      }}
      onMerge={(taken) => resolve(merged(mine, theirs, taken as ReadonlySet<ComparedSectionId>))}
      onClose={onClose}
    />
  );
}
