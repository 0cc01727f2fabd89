import { saveJobApplicationForm } from '@career/contracts/client/form-schemas.gen';
import { schemaAt } from '@career/contracts/forms/form-rules';
import { Modal } from 'antd';
import dialog from '../../../shared/ui/dialog.module.css';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { type ApplicationValues, differences, type ValueName } from './application-values.ts';
import styles from './detail.module.css';

interface ConflictDialogProps {
  mine: ApplicationValues;
  theirs: ApplicationValues;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** The choice when the application was saved elsewhere meanwhile. */
export function ConflictDialog({
  mine,
  theirs,
  isSaving,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  useReturnFocus();
  return (
    <Modal open title="This application was changed elsewhere" footer={null} width={680} onCancel={onClose}>
      <p className={dialog.text}>
        It was saved on another device or in another tab after you opened it here. Nothing is lost: choose
        what to keep.
      </p>
      <div className={styles.tableFrame}>
        <table className={styles.compared}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, theirs).map((name) => (
              <tr key={name}>
                <th scope="row">{schemaAt(saveJobApplicationForm, name)['x-label']}</th>
                <td dir="auto">{shown(mine, name)}</td>
                <td dir="auto">{shown(theirs, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={dialog.buttons}>
        <button type="button" className="button" data-kind="primary" disabled={isSaving} onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button" disabled={isSaving} onClick={onTakeTheirs}>
          Take theirs
        </button>
      </div>
    </Modal>
  );
}

const LONGEST = 300;

function shown(values: ApplicationValues, name: ValueName): string {
  const value = values[name];
  const text = Array.isArray(value)
    ? value.map((contact) => Object.values(contact).filter(Boolean).join(', ')).join('\n')
    : value.replace('T', name === 'interviewDate' ? ' ' : 'T');
  if (text === '') return 'Empty';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
