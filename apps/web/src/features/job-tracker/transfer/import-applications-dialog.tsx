import { importJobApplications } from '@career/client/operations';
import type { ImportAnswerDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { errorText, fieldErrorsOf } from '../../../shared/api/api-error.ts';
import { refreshApplications } from '../../../shared/applications/application-queries.ts';
import { numberText, plural, t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { ImportPreview } from './import-preview.tsx';
import { TableSource } from './table-source.tsx';
import styles from './transfer.module.css';

/** Brings in applications from a table: first what would become of each row, then the rows. */
export function ImportApplicationsDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      open
      title={t`Import applications`}
      footer={null}
      width={920}
      className={styles.dialog}
      onCancel={onClose}
    >
      <Import onClose={onClose} />
    </Modal>
  );
}

function Import({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<ImportAnswerDto>();
  const sending = useMutation({
    mutationFn: async (body: { csv: string; preview: boolean }) =>
      (await importJobApplications({ body, throwOnError: true })).data,
    onSuccess: async (answer) => {
      if (answer.preview) return setPreview(answer);
      void refreshApplications(queries);
      showNotice({ title: t`Applications imported`, description: addedText(answer.added) });
      if (answer.faulty === 0) onClose();
      else setPreview(answer);
    },
  });

  const read = (text: string): void => {
    setCsv(text);
    setPreview(undefined);
    sending.reset();
    if (text.trim() !== '') sending.mutate({ csv: text, preview: true });
  };
  const fault = sending.isError
    ? (fieldErrorsOf(sending.error)[0]?.message ?? errorText(sending.error))
    : undefined;
  return (
    <div className={styles.import}>
      <p
        className={styles.quiet}
      >{t`A CSV file with headings, at most ${numberText(LIMITS.importRowsMax)} rows. Company and Position are required; Location, Job URL, Status, Applied date, Interview date, Follow-up date, Salary, Notes and Job description are optional. You see what we read before we save anything.`}</p>
      <TableSource isReading={sending.isPending} onText={read} />
      {fault !== undefined && (
        <Failure look="line" text={fault} onRetry={() => sending.mutate({ csv, preview: !preview })} />
      )}
      {preview && (
        <ImportPreview
          answer={preview}
          isSaving={sending.isPending}
          onImport={() => sending.mutate({ csv, preview: false })}
          onClose={onClose}
        />
      )}
    </div>
  );
}

const addedText = (added: number): string =>
  plural(
    added,
    '1 application has been added to the tracker.',
    '# applications have been added to the tracker.',
  );
