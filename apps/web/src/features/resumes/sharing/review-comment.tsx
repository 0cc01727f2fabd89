import {
  acceptReviewCommentMutation,
  dismissReviewCommentMutation,
  listReviewLinksQueryKey,
} from '@career/client/queries';
import type { ReviewCommentDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ComparedSides } from '../../../shared/ui/compared-sides.tsx';
import { resumeQuery } from '../api/resume-gateway.ts';
import styles from './sharing.module.css';

const FAILED = t`Something went wrong. Please try again.`;

/** What a reviewer said of a line, beside that line. */
export function ReviewComment({ comment, resumeId }: { comment: ReviewCommentDto; resumeId: string }) {
  const { name, label, before, after, createdAt } = comment;
  return (
    <article className={styles.comment} aria-label={t`Comment on ${label}`}>
      <p className={styles.hint}>{t`${name || t`Someone`} on ${label}, ${dateText(createdAt)}`}</p>
      {comment.comment && <p dir="auto">{comment.comment}</p>}
      <ComparedSides
        sides={[
          { label: t`The line they read`, lines: [before] },
          ...(after ? [{ label: t`Suggested`, lines: [after] }] : []),
        ]}
      />
      {comment.state === 'waiting' ? (
        <Decision comment={comment} resumeId={resumeId} />
      ) : (
        <p className={styles.hint}>{comment.state === 'accepted' ? t`Accepted` : t`Dismissed`}</p>
      )}
    </article>
  );
}

function Decision({ comment: { id, after }, resumeId }: { comment: ReviewCommentDto; resumeId: string }) {
  const queries = useQueryClient();
  const refresh = (): Promise<unknown> =>
    Promise.all([
      queries.invalidateQueries({ queryKey: listReviewLinksQueryKey() }),
      queries.invalidateQueries({ queryKey: resumeQuery(resumeId).queryKey }),
    ]);
  const accept = useMutation({
    ...acceptReviewCommentMutation(),
    onSuccess: () => showNotice({ title: t`Words Accepted`, description: t`They are in your resume now.` }),
    onError: (failure) => showError(t`Words Not Accepted`, noticeText(failure, FAILED)),
    onSettled: refresh,
  });
  const dismiss = useMutation({
    ...dismissReviewCommentMutation(),
    onError: (failure) => showError(t`Not Dismissed`, noticeText(failure, FAILED)),
    onSettled: refresh,
  });
  const isBusy = accept.isPending || dismiss.isPending;
  return (
    <div className={styles.tools}>
      {after && (
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={isBusy}
          onClick={() => accept.mutate({ path: { id } })}
        >{t`Accept`}</button>
      )}
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => dismiss.mutate({ path: { id } })}
      >{t`Dismiss`}</button>
    </div>
  );
}
