import { LIMITS } from '@career/contracts/vocabulary/limits';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const QUESTION = 'Are you sure you want to delete this resume? This action cannot be undone.';
const NOTE = `You can still get it back for ${LIMITS.deletedResumeDays} days under Recently deleted.`;

interface DeleteDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a resume is deleted. */
export const DeleteDialog = (props: DeleteDialogProps) => (
  <ConfirmDialog title="Delete resume" question={QUESTION} note={NOTE} confirmLabel="Delete" {...props} />
);
