import type { ReadResume } from '@career/documents/import/read-resume.types';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { showNotice } from '../../../shared/notices/notices.ts';
import { useEditor } from '../editor/editor-context.tsx';
import type { ResumeForm } from '../form/resume-form.ts';
import { ImportChoice } from './import-choice.tsx';
import { ImportReview } from './import-review.tsx';
import { readImport } from './read-import.ts';

/** Fills a new resume from a file or a text; the person sees what was found before it is used. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const [read, setRead] = useState<ReadResume>();
  const [progress, setProgress] = useState('');
  const [fault, setFault] = useState('');
  /** Only the last choice counts; a slow file that was given up must not appear later. */
  const turn = useRef(0);

  const take = async (source: File | string): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setFault('');
    const answer = await readImport(source, (words) => {
      if (turn.current === mine) setProgress(words);
    });
    if (turn.current !== mine) return;
    setProgress('');
    if (answer.status === 'read') setRead(answer.read);
    else setFault(answer.message);
  };
  const close = (): void => {
    turn.current += 1;
    onClose();
  };
  const use = (document: ResumeForm): void => {
    session.documents.getState().replace(document);
    session.state.setState({ step: 'basic' });
    close();
    showNotice({
      title: 'Resume imported',
      description: 'Look through each step; Undo takes it back. Your account has it once you save.',
    });
  };

  return (
    <Modal
      open
      title={read ? 'Check what was found' : 'Import a resume'}
      footer={null}
      width={read ? 1000 : 640}
      onCancel={close}
      mask={{ closable: false }}
    >
      {read ? (
        <ImportReview read={read} onBack={() => setRead(undefined)} onUse={use} />
      ) : (
        <ImportChoice progress={progress} fault={fault} onChoose={(source) => void take(source)} />
      )}
    </Modal>
  );
}
