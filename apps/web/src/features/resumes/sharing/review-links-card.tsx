import {
  createReviewLinkMutation,
  listReviewLinksOptions,
  listReviewLinksQueryKey,
  stopReviewLinkMutation,
} from '@career/client/queries';
import type { ReviewLinkDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, noticeText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { CopyLink } from './copy-link.tsx';
import { ReviewComment } from './review-comment.tsx';
import styles from './sharing.module.css';

const FAILED = t`Something went wrong. Please try again.`;

/** Pages on which somebody comments on the resume, and what they said. */
export function ReviewLinksCard({ resumeId }: { resumeId: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(listReviewLinksOptions());
  const links = data?.filter((link) => link.resumeId === resumeId);
  const making = useMutation({
    ...createReviewLinkMutation(),
    onSuccess: () =>
      showNotice({
        title: t`Review Link Made`,
        description: t`Copy it and send it to the person you want to ask.`,
      }),
    onError: (failure) => showError(t`No Link Made`, noticeText(failure, FAILED)),
    onSettled: () => queries.invalidateQueries({ queryKey: listReviewLinksQueryKey() }),
  });
  return (
    <section className="card" aria-labelledby="review-links">
      <h2 id="review-links">{t`Ask for a review`}</h2>
      <p
        className={styles.hint}
      >{t`A counsellor or friend can comment on each line and suggest better words, without an account. The link works for 7 days. Nothing changes before you accept it. They do not see your phone number or email.`}</p>
      <div className={styles.form}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={making.isPending}
          onClick={() => making.mutate({ body: { resumeId } })}
        >{t`Make a review link`}</button>
      </div>
      {error && <Failure look="line" text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !links && <Loading />}
      {links && links.length > 0 && (
        <ul className={styles.rows} aria-label={t`Your review links`}>
          {links.map((link) => (
            <ReviewLinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReviewLinkRow({ link }: { link: ReviewLinkDto }) {
  const { id, url, state, comments, expiresAt } = link;
  const queries = useQueryClient();
  const stop = useMutation({
    ...stopReviewLinkMutation(),
    onSuccess: () => showNotice({ title: t`Review Link Stopped`, description: t`The comments stay here.` }),
    onError: (failure) => showError(t`Link Not Stopped`, noticeText(failure, FAILED)),
    onSettled: () => queries.invalidateQueries({ queryKey: listReviewLinksQueryKey() }),
  });
  return (
    <li className={styles.row}>
      <p className={styles.address}>{url}</p>
      <p className={styles.hint}>{stateText(state, dateText(expiresAt))}</p>
      {state === 'open' && (
        <div className={styles.tools}>
          <CopyLink url={url} />
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={stop.isPending}
            onClick={() => stop.mutate({ path: { id } })}
          >{t`Stop review`}</button>
        </div>
      )}
      {comments.length === 0 && <p className={styles.hint}>{t`No comments yet.`}</p>}
      {comments.map((comment) => (
        <ReviewComment key={comment.id} comment={comment} resumeId={link.resumeId} />
      ))}
    </li>
  );
}

function stateText(state: ReviewLinkDto['state'], until: string): string {
  if (state === 'stopped') return t`Stopped`;
  return state === 'open' ? t`Works until ${until}` : t`Ended on ${until}`;
}
