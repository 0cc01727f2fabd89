import { deleteDocument, listDocuments } from '@career/client/operations';
import type { DocumentDto } from '@career/client/types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';
import { dayOf, dayText } from '../../../shared/dates/days.ts';
import { sizeText } from '../../../shared/documents/file-size.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TYPE_NAMES } from './document-types.ts';
import { DocumentUpload } from './document-upload.tsx';
import styles from './documents.module.css';

const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'documents', id],
    queryFn: async ({ signal }) => (await listDocuments({ path: { id }, signal, throwOnError: true })).data,
  });

/** The files kept with an application. */
export function DocumentsPanel({ applicationId }: { applicationId: string }) {
  const documents = useQuery(documentsQuery(applicationId));
  const queries = useQueryClient();
  const [doomed, setDoomed] = useState<DocumentDto>();
  const refresh = () => queries.invalidateQueries({ queryKey: documentsQuery(applicationId).queryKey });
  const removing = useMutation({
    mutationFn: (id: string) => deleteDocument({ path: { id }, throwOnError: true }),
    onSettled: refresh,
    onError: (error) => {
      // Deleted elsewhere is deleted all the same.
      if (!isStatus(error, 404)) showError(t`Failed to delete document`, errorText(error));
    },
  });

  return (
    <div className={styles.panel}>
      <DocumentUpload applicationId={applicationId} onUploaded={refresh} />
      {documents.isPending && <p className={styles.quiet}>{t`Loading...`}</p>}
      {documents.isError && (
        <div className={styles.quiet} role="alert">
          <p>{errorText(documents.error)}</p>
          <button
            type="button"
            className="button"
            onClick={() => void documents.refetch()}
          >{t`Try again`}</button>
        </div>
      )}
      {documents.data?.length === 0 && <p className={styles.quiet}>{t`No documents yet.`}</p>}
      {documents.data && documents.data.length > 0 && (
        <ul className={styles.documents} aria-label={t`Documents`}>
          {documents.data.map((document) => (
            <li key={document.id}>
              <div className={styles.file}>
                <a href={apiUrl(document.fileUrl)} download={document.fileName} dir="auto">
                  {document.fileName}
                </a>
                <p>
                  {TYPE_NAMES[document.type]} · {sizeText(document.fileSize)} ·{' '}
                  {dayText(dayOf(new Date(document.createdAt)))}
                </p>
              </div>
              <button
                type="button"
                className="icon-button"
                disabled={removing.isPending}
                onClick={() => setDoomed(document)}
              >
                <Icon name="trash" />
                <span className="visually-hidden">{t`Delete ${document.fileName}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <ConfirmDialog
          title={t`Delete document`}
          question={t`Are you sure you want to delete ${doomed.fileName}? This action cannot be undone.`}
          confirmLabel={t`Delete`}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            removing.mutate(doomed.id);
            setDoomed(undefined);
          }}
        />
      )}
    </div>
  );
}
