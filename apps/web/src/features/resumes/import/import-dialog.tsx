import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import {
  type ImportAnswer,
  LOADING,
  type Reading,
  startReading,
} from '../../../shared/resume-reading/start-reading.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dropWaitingImport, findWaitingImport } from '../../../shared/waiting-import/waiting-import.ts';
import { useEditor } from '../editor/editor-context.tsx';
import type { ResumeForm } from '../form/resume-form.ts';
import { ImportChoice, type ImportFailure } from './import-choice.tsx';
import { ImportReview } from './review/import-review.tsx';

const ScanPart = lazyPart(() => import('./scan/scan-part.tsx'), 'ScanPart');

type ReadAnswer = Extract<ImportAnswer, { status: 'read' }>;

/** Fills a new resume from a file or a text; the person sees what was found before it is used. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const [answer, setAnswer] = useState<ReadAnswer>();
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState<ImportFailure>();
  /** Files whose pages have to be read as pictures. */
  const [scan, setScan] = useState<readonly File[]>();
  const [isEdited, setEdited] = useState(false);
  /** Where the person wants to go, with what was done here lost. */
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  /** Only the last choice counts; a slow file that was given up must not appear later. */
  const reading = useRef<Reading>(undefined);
  /** What is looked through was read before there was an account. */
  const hasWaited = useRef(false);

  useEffect(() => {
    let isLate = false;
    // What was read before there was an account is looked through first.
    void findWaitingImport().then((waiting) => {
      if (!waiting || isLate || reading.current) return;
      hasWaited.current = true;
      setAnswer({ status: 'read', ...waiting });
    });
    return () => {
      isLate = true;
    };
  }, []);
  useEffect(() => () => reading.current?.cancel(), []);
  useEffect(() => () => answer?.pages?.close(), [answer]);

  const stop = (): void => {
    reading.current?.cancel();
    reading.current = undefined;
    setProgress('');
  };
  const take = async (source: File | string): Promise<void> => {
    stop();
    setFailure(undefined);
    const mine = startReading(source, (words) => {
      if (reading.current === mine) setProgress(words);
    });
    reading.current = mine;
    setProgress(LOADING);
    const read = await mine.answer;
    if (reading.current !== mine) return;
    setProgress('');
    if (read.status === 'read') setAnswer(read);
    else setFailure({ source, message: read.message, reason: read.reason });
  };
  const leave = (go: () => void): void => {
    if (!answer || !isEdited) go();
    else setLeaving((before) => before ?? { go });
  };
  const chooseAnother = (): void => {
    hasWaited.current = false;
    setAnswer(undefined);
    setEdited(false);
    setFailure(undefined);
  };
  const use = (document: ResumeForm): void => {
    session.documents.getState().replace(document);
    session.state.setState({ step: 'basic' });
    onClose();
    // It is not a file on the device that could be read again: the account has it at once.
    if (hasWaited.current) void session.saveProgress('background');
    void dropWaitingImport();
    showNotice({
      title: t`Resume imported`,
      description: t`Check each step. Undo reverses the import. Save to keep it in your account.`,
    });
  };

  return (
    <Modal
      open
      title={answer ? t`Check what was found` : t`Import a resume`}
      footer={null}
      width={answer ? 1320 : 640}
      {...(answer ? { style: { top: 12, paddingBottom: 0 } } : {})}
      onCancel={(event) => {
        // So that the Escape that asks does not answer as well.
        if (!leaving) event.preventDefault();
        leave(onClose);
      }}
      mask={{ closable: false }}
    >
      {answer ? (
        <ImportReview
          read={answer.read}
          pages={answer.pages}
          pagesLeft={answer.pagesLeft}
          onBack={() => leave(chooseAnother)}
          onUse={use}
          onEdited={setEdited}
        />
      ) : scan ? (
        <PartBoundary asked={scan} onMissing={() => setScan(undefined)}>
          <ScanPart
            files={scan}
            onRead={(read) => setAnswer({ status: 'read', read, pagesLeft: 0 })}
            onBack={() => setScan(undefined)}
          />
        </PartBoundary>
      ) : (
        <ImportChoice
          progress={progress}
          failure={failure}
          onChoose={(source) => void take(source)}
          onPictures={setScan}
          onCancel={stop}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t`Leave this file?`}
          question={t`None of it goes into your resume, and you lose your corrections.`}
          confirmLabel={t`Leave`}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            leaving.go();
          }}
        />
      )}
    </Modal>
  );
}
