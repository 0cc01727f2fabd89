import {
  deleteSharedFileMutation,
  listShareLinksQueryKey,
  stopShareLinkMutation,
} from '@career/client/queries';
import type { ResumeDto, ShareLinkDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { plural, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { CopyLink } from './copy-link.tsx';
import { SharedPdf } from './shared-pdf.tsx';
import styles from './sharing.module.css';

const FAILED = t`Something went wrong. Please try again.`;

/** One link, how often it was opened, and what can be done with it. */
export function ShareLinkRow({ link, resume }: { link: ShareLinkDto; resume: ResumeDto }) {
  const { id, url, state } = link;
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: listShareLinksQueryKey() });
  const stop = useMutation({
    ...stopShareLinkMutation(),
    onSuccess: () => showNotice({ title: t`Link Stopped`, description: t`Nobody can open it any more.` }),
    onError: (failure) => showError(t`Link Not Stopped`, noticeText(failure, FAILED)),
    onSettled: refresh,
  });
  const removeFile = useMutation({
    ...deleteSharedFileMutation(),
    onError: (failure) => showError(t`PDF Not Removed`, noticeText(failure, FAILED)),
    onSettled: refresh,
  });
  return (
    <li className={styles.row}>
      {state === 'open' ? (
        <a className={styles.address} href={url} target="_blank" rel="noopener noreferrer">
          {url}
          <span className="visually-hidden">{t`, opens a new tab`}</span>
        </a>
      ) : (
        <p className={styles.address}>{url}</p>
      )}
      <p className={styles.hint}>{factsOf(link).join(' · ')}</p>
      <Openings link={link} />
      {state === 'open' && (
        <div className={styles.tools}>
          <CopyLink url={url} />
          {link.hasDownload ? (
            <button
              type="button"
              className="button"
              onClick={() => removeFile.mutate({ path: { id } })}
            >{t`Remove PDF`}</button>
          ) : (
            <SharedPdf link={link} resume={resume} onKept={refresh} />
          )}
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={stop.isPending}
            onClick={() => stop.mutate({ path: { id } })}
          >{t`Stop link`}</button>
        </div>
      )}
    </li>
  );
}

function factsOf({
  state,
  expiresAt,
  hasPassword,
  hasDownload,
  isFileOld,
  applicationId,
}: ShareLinkDto): string[] {
  return [
    STATE_WORDS[state](dateText(expiresAt)),
    ...(applicationId ? ['for one application'] : []),
    ...(hasPassword ? ['with a password'] : []),
    ...(hasDownload ? [t`with a PDF to download`] : []),
    ...(isFileOld ? [t`the PDF is older than your resume, so visitors cannot download it`] : []),
  ];
}

const STATE_WORDS: Readonly<Record<ShareLinkDto['state'], (until: string) => string>> = {
  open: (until) => t`Works until ${until}`,
  expired: (until) => t`Ended on ${until}`,
  stopped: () => t`Stopped`,
};

function Openings({ link: { openings, days } }: { link: ShareLinkDto }) {
  if (openings === 0) return <p className={styles.hint}>{t`Not opened yet`}</p>;
  return (
    <details className={styles.hint}>
      <summary>{plural(openings, 'Opened once', 'Opened # times')}</summary>
      <ul>
        {days.map(({ day, count }) => (
          <li key={day}>
            {dateText(`${day}T12:00:00Z`)}: {count}
          </li>
        ))}
      </ul>
    </details>
  );
}
