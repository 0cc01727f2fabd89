import type { ImportProblem } from '@career/documents/import/import-refused';
import { type DragEvent, useId, useState } from 'react';
import { FileInput } from '../../../shared/forms/native/file-input.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { t } from '../../../shared/language/texts.ts';
import styles from './import.module.css';
import { ReadAsPictures } from './scan/read-as-pictures.tsx';
import { ScanChoice } from './scan/scan-choice.tsx';

const ACCEPTED =
  '.pdf,.docx,.odt,.json,.zip,.xml,.txt,application/pdf,application/json,application/zip,text/plain';

/** Why a source was not read, for the person and for what else can be done with it. */
export interface ImportFailure {
  source: File | string;
  message: string;
  reason?: ImportProblem | undefined;
}

interface ImportChoiceProps {
  progress: string;
  failure: ImportFailure | undefined;
  onChoose: (source: File | string) => void;
  onPictures: (pictures: readonly File[]) => void;
  onCancel: () => void;
}

/** Where a resume can come from: a file, or a pasted text. */
export function ImportChoice({ progress, failure, onChoose, onPictures, onCancel }: ImportChoiceProps) {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const id = useId();
  const busy = progress !== '';

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onChoose(file);
  };
  return (
    <div className={styles.choice}>
      <p>{t`Your file is read on this device and never sent anywhere. You check every field before it is used.`}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside takes keys and clicks */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={`${id}-file`} className={styles.label}>{t`Choose a file`}</label>
        <FileInput
          id={`${id}-file`}
          accept={ACCEPTED}
          disabled={busy}
          aria-describedby={`${id}-kinds`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // So that the same file can be chosen again.
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
        <p
          id={`${id}-kinds`}
          className={styles.note}
        >{t`PDF, Word (.docx), OpenDocument (.odt), JSON Resume, Europass, or the ZIP of a LinkedIn data export, up to 20 MB. Reading a PDF loads about 560 KB the first time, Word about 130 KB.`}</p>
      </div>
      <ScanChoice disabled={busy} onChoose={onPictures} />
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !busy) onChoose(text);
        }}
      >
        <label htmlFor={`${id}-text`} className={styles.label}>{t`Or paste the text of your resume`}</label>
        <NativeTextArea
          id={`${id}-text`}
          rows={6}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className="button"
          disabled={busy || text.trim() === ''}
        >{t`Read this text`}</button>
      </form>
      <div className={styles.progress}>
        <p role="status">{progress}</p>
        {busy && <button type="button" className="button" onClick={onCancel}>{t`Cancel`}</button>}
      </div>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.message}
        </p>
      )}
      {failure && <ReadAsPictures source={failure.source} reason={failure.reason} onPictures={onPictures} />}
    </div>
  );
}
