import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useId, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { FileInput } from '../../../shared/forms/native/file-input.tsx';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TYPE_OPTIONS } from './document-types.ts';
import styles from './documents.module.css';
import { uploadFile } from './upload-file.ts';

const ACCEPTED = '.pdf,.docx,.png,.jpg,.jpeg';

interface DocumentUploadProps {
  applicationId: string;
  onUploaded: () => Promise<void>;
}

interface Running {
  readonly name: string;
  readonly share: number;
  readonly abort: AbortController;
}

interface Failed {
  readonly file: File;
  readonly message: string;
  readonly mayTryAgain: boolean;
}

/** Sends a file, shows its progress, and can be stopped. A file that failed can be sent again. */
export function DocumentUpload({ applicationId, onUploaded }: DocumentUploadProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState('other');
  const [running, setRunning] = useState<Running>();
  const [failed, setFailed] = useState<Failed>();
  const [done, setDone] = useState('');

  const send = async (file: File): Promise<void> => {
    setDone('');
    if (file.size > LIMITS.documentBytes) {
      setFailed({ file, message: t`${file.name} is larger than 10 MB.`, mayTryAgain: false });
      return;
    }
    const abort = new AbortController();
    const show = (share: number): void => setRunning({ name: file.name, share, abort });
    setFailed(undefined);
    show(0);
    try {
      const path = `/api/job-applications/${applicationId}/documents`;
      await uploadFile({ path, file, fields: { type }, onProgress: show, signal: abort.signal });
      setDone(t`${file.name} is stored.`);
      await onUploaded();
    } catch (error) {
      if (abort.signal.aborted) return;
      // What the server refused it would refuse again.
      const mayTryAgain = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
      setFailed({ file, message: errorText(error), mayTryAgain });
    } finally {
      setRunning(undefined);
      // The same file chosen again is a change again.
      if (input.current) input.current.value = '';
    }
  };

  return (
    <div className={styles.upload}>
      <LabelledControl label={t`Kind of document`} className={styles.choice}>
        {(controlId) => (
          <NativeSelect
            id={controlId}
            options={TYPE_OPTIONS}
            value={type}
            disabled={running !== undefined}
            onChange={(event) => setType(event.target.value)}
          />
        )}
      </LabelledControl>
      <LabelledControl label={t`Upload a document`} className={styles.choice}>
        {(controlId) => (
          <FileInput
            ref={input}
            id={controlId}
            accept={ACCEPTED}
            aria-describedby={hintId}
            disabled={running !== undefined}
            onChange={({ target: { files } }) => {
              if (files?.[0]) void send(files[0]);
            }}
          />
        )}
      </LabelledControl>
      <p
        id={hintId}
        className={styles.quiet}
      >{t`PDF, DOCX, PNG or JPG, up to 10 MB. Only you can open it.`}</p>
      {running && (
        <div className={styles.running}>
          <progress aria-label={t`Uploading ${running.name}`} max={1} value={running.share} />
          <span>{Math.round(running.share * 100)}%</span>
          <button
            type="button"
            className="button"
            onClick={() => running.abort.abort()}
          >{t`Cancel upload`}</button>
        </div>
      )}
      {failed && (
        <Failure
          look="line"
          text={failed.message}
          onRetry={failed.mayTryAgain ? () => void send(failed.file) : undefined}
        />
      )}
      <p role="status" className={styles.done}>
        {done && (
          <>
            <Icon name="check" size={18} /> {done}
          </>
        )}
      </p>
    </div>
  );
}
