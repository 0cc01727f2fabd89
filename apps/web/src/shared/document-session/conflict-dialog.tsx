import { Modal } from 'antd';
import { useState } from 'react';
import { NativeOption } from '../forms/native/native-option.tsx';
import { t } from '../language/texts.ts';
import dialog from '../ui/dialog.module.css';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import styles from './conflict-dialog.module.css';

/** One part of a document in which two versions differ, as lines to read. */
export interface ComparedField {
  id: string;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
}

interface ConflictDialogProps {
  /** The kind of document in a word: `resume`. */
  document: string;
  fields: readonly ComparedField[];
  /** The words of the two buttons. */
  keepMine?: string;
  takeTheirs?: string;
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Lets the person choose field by field; called with the fields to take from the server's version. */
  onMerge?: (taken: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The choice when a document was saved elsewhere meanwhile: mine, theirs, or field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { document, fields, isBusy = false, onKeepMine, onTakeTheirs, onMerge, onClose } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>();
  useReturnFocus();
  return (
    <Modal
      open
      title={t`This ${document} was changed elsewhere`}
      footer={null}
      width={onMerge && !taken ? 560 : 860}
      onCancel={onClose}
    >
      <p
        className={dialog.text}
      >{t`It was saved on another device or in another tab after you opened it here. Nothing is lost: choose what to keep.`}</p>
      {!onMerge && <Comparison fields={fields} />}
      {taken && <Choices fields={fields} taken={taken} onChange={setTaken} />}
      <div className={dialog.buttons}>
        {taken ? (
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => onMerge?.(taken)}
          >{t`Save my choice`}</button>
        ) : (
          <>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={isBusy}
              onClick={onKeepMine}
            >
              {props.keepMine ?? t`Keep mine`}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={onTakeTheirs}>
              {props.takeTheirs ?? t`Keep theirs`}
            </button>
            {onMerge && (
              <button
                type="button"
                className="button"
                onClick={() => setTaken(new Set())}
              >{t`Compare by section`}</button>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

const textOf = (lines: readonly string[]): string => lines.join('\n') || t`Empty`;

function Comparison({ fields }: Pick<ConflictDialogProps, 'fields'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={styles.fields} tabIndex={0} aria-label={t`Differences`}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t`Field`}</th>
            <th scope="col">{t`Mine`}</th>
            <th scope="col">{t`Theirs`}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, label, mine, theirs }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td dir="auto">{textOf(mine)}</td>
              <td dir="auto">{textOf(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'fields'> {
  taken: ReadonlySet<string>;
  onChange: (taken: ReadonlySet<string>) => void;
}

function Choices({ fields, taken, onChange }: ChoicesProps) {
  const choose = (id: string, isTheirs: boolean): void => {
    const others = [...taken].filter((other) => other !== id);
    onChange(new Set(isTheirs ? [...others, id] : others));
  };
  return (
    <div className={styles.fields}>
      {fields.map(({ id, label, mine, theirs }) => (
        <fieldset key={id} className={styles.field}>
          <legend>{label}</legend>
          {[false, true].map((isTheirs) => (
            <NativeOption
              key={String(isTheirs)}
              type="radio"
              name={`keep-${id}`}
              className={styles.side}
              checked={taken.has(id) === isTheirs}
              onChange={() => choose(id, isTheirs)}
              label={
                <>
                  <span className={styles.sideName}>{isTheirs ? t`Theirs` : t`Mine`}</span>
                  <span dir="auto">{textOf(isTheirs ? theirs : mine)}</span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
