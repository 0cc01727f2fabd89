import { LIMITS } from '@career/contracts/vocabulary/limits';
import { t } from '../language/texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const QUESTION = t`Are you sure you want to delete this resume? This action cannot be undone.`;
const NOTE = t`You can still get it back for ${LIMITS.deletedResumeDays} days under Recently deleted.`;

interface DeleteDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a resume is deleted. */
export const DeleteDialog = (props: DeleteDialogProps) => (
  <ConfirmDialog
    title={t`Delete resume`}
    question={QUESTION}
    note={NOTE}
    confirmLabel={t`Delete`}
    {...props}
  />
);
