import { Modal } from 'antd';
import { useState } from 'react';
import dialog from '../../../shared/ui/dialog.module.css';
import { useDocument, useEditor, useSession } from '../editor/editor-context.tsx';
import { type ComparedSectionId, differingSections, merged, sectionLines } from '../form/compare-sections.ts';
import { toForm } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import type { StoredResume } from '../saving/resume-gateway.ts';
import styles from './dialogs.module.css';

/** The choice when the resume was saved elsewhere meanwhile: mine, theirs, or section by section. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const theirs = useSession((state) => state.theirs);
  return theirs ? <Choice theirs={theirs} onClose={onClose} /> : null;
}

function Choice({ theirs, onClose }: { theirs: StoredResume; onClose: () => void }) {
  const session = useEditor();
  const mine = useDocument((document) => document);
  const [other] = useState(() => toForm(theirs));
  const [comparing, setComparing] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<ComparedSectionId>>(new Set());

  const settle = (document: ResumeForm): void => {
    onClose();
    void session.settle(document);
  };
  const choose = (id: ComparedSectionId, take: boolean): void => {
    const next = new Set(taken);
    if (take) next.add(id);
    else next.delete(id);
    setTaken(next);
  };

  return (
    <Modal
      open
      title="This resume was changed elsewhere"
      footer={null}
      width={comparing ? 860 : 560}
      onCancel={onClose}
    >
      <p className={dialog.text}>
        It was saved on another device or in another tab after you opened it here. Nothing is lost: choose
        what to keep.
      </p>
      {comparing && (
        <div className={styles.sections}>
          {differingSections(mine, other).map(({ id, label }) => (
            <fieldset key={id} className={styles.section}>
              <legend>{label}</legend>
              <Side
                name={id}
                label="Mine"
                lines={sectionLines(mine, id)}
                checked={!taken.has(id)}
                onChoose={() => choose(id, false)}
              />
              <Side
                name={id}
                label="Theirs"
                lines={sectionLines(other, id)}
                checked={taken.has(id)}
                onChoose={() => choose(id, true)}
              />
            </fieldset>
          ))}
        </div>
      )}
      <div className={dialog.buttons}>
        {comparing ? (
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => settle(merged(mine, other, taken))}
          >
            Save my choice
          </button>
        ) : (
          <>
            <button type="button" className="button" data-kind="primary" onClick={() => settle(mine)}>
              Keep mine
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                onClose();
                session.takeTheirs();
              }}
            >
              Take theirs
            </button>
            <button type="button" className="button" onClick={() => setComparing(true)}>
              Compare by section
            </button>
          </>
        )}
      </div>
    </Modal>
  );
}

interface SideProps {
  name: string;
  label: string;
  lines: string[];
  checked: boolean;
  onChoose: () => void;
}

function Side({ name, label, lines, checked, onChoose }: SideProps) {
  return (
    <label className={styles.side} data-checked={checked || undefined}>
      <span className={styles.sideName}>
        <input type="radio" name={`keep-${name}`} checked={checked} onChange={onChoose} /> {label}
      </span>
      {lines.length === 0 && <em>Empty</em>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </label>
  );
}
