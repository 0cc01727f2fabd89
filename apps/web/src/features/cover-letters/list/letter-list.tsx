import { createCoverLetter, deleteCoverLetter, getCoverLetter } from '@career/client/operations';
import type { CoverLetterDto, CoverLetterSummaryDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { useWaitingDrafts } from '../../../shared/document-session/use-waiting-drafts.ts';
import { WaitingList } from '../../../shared/document-session/waiting-list.tsx';
import { numberText, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { AsOf } from '../../../shared/offline/as-of.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { letterPagesQuery, refreshLetters } from '../api/letter-queries.ts';
import { letterDrafts } from '../drafts/letter-drafts.ts';
import { letterName, toBody, toForm } from '../form/letter-form.ts';
import { LetterPreviewDialog } from '../preview/late-letter-preview.ts';
import styles from './letter-list.module.css';
import { LetterRow } from './letter-row.tsx';

const copyTitle = (title: string): string => [...`Copy of ${title}`].slice(0, LIMITS.letterTitleMax).join('');

const wholeLetter = async (id: string): Promise<CoverLetterDto> =>
  (await getCoverLetter({ path: { id }, throwOnError: true })).data;

/** The person's letters, newest first. Nothing shows while there are none. */
export function LetterList() {
  const user = useCurrentUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const waiting = useWaitingDrafts(letterDrafts);
  const letters = useInfiniteQuery(letterPagesQuery);
  const [viewed, setViewed] = useState<CoverLetterDto>();
  const [doomed, setDoomed] = useState<CoverLetterSummaryDto>();

  const viewing = useMutation({
    mutationFn: wholeLetter,
    onSuccess: setViewed,
    onError: (error) => showError(t`The letter could not be opened`, errorText(error)),
  });
  const copying = useMutation({
    mutationFn: async (id: string) => {
      const letter = await wholeLetter(id);
      const body = { ...toBody(toForm(letter)), title: copyTitle(letter.title) };
      return (await createCoverLetter({ body, throwOnError: true })).data;
    },
    onSuccess: async ({ title }) => {
      await refreshLetters(queries);
      showNotice({ title: t`Cover letter duplicated`, description: t`“${title}” is in your list.` });
    },
    onError: (error) => showError(t`The letter could not be duplicated`, errorText(error)),
  });
  const removing = useMutation({
    mutationFn: async (id: string) => {
      await deleteCoverLetter({ path: { id }, throwOnError: true });
      await letterDrafts.dropDocument(user.id, id).catch(() => undefined);
    },
    onSuccess: () => refreshLetters(queries),
    onError: (error) => showError(t`The letter could not be deleted`, errorText(error)),
  });

  const rows = letters.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = letters.data?.pages[0]?.total ?? 0;
  const waitingList = (
    <WaitingList
      drafts={waiting}
      store={letterDrafts}
      nameOf={letterName}
      hrefOf={(id) => `/cover-letters/${id}`}
      onEditNew={() => void navigate({ to: '/cover-letters/{-$action}', params: { action: 'new' } })}
    />
  );
  if (letters.isError) {
    return (
      <>
        {waitingList}
        <section className={`card ${styles.list}`} role="alert">
          <p>{t`We could not load your cover letters. ${errorText(letters.error)}`}</p>
          <button
            type="button"
            className="button"
            onClick={() => void letters.refetch()}
          >{t`Try again`}</button>
        </section>
      </>
    );
  }
  if (rows.length === 0) return waitingList;
  return (
    <>
      {waitingList}
      <section className={`card ${styles.list}`} aria-labelledby="your-letters">
        <h2 id="your-letters">
          {t`Your cover letters`} <span className={styles.count}>{numberText(total)}</span>
        </h2>
        <AsOf path="/api/cover-letters" />
        <ul className={styles.rows}>
          {rows.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              isBusy={copying.isPending || removing.isPending || viewing.isPending}
              onView={() => viewing.mutate(letter.id)}
              onDuplicate={() => copying.mutate(letter.id)}
              onDelete={() => setDoomed(letter)}
            />
          ))}
        </ul>
        {letters.hasNextPage && (
          <button
            type="button"
            className="button"
            disabled={letters.isFetchingNextPage}
            onClick={() => void letters.fetchNextPage()}
          >{t`Show more`}</button>
        )}
        {viewed && (
          <PartBoundary asked={viewed} onMissing={() => setViewed(undefined)}>
            <LetterPreviewDialog letter={toForm(viewed)} onClose={() => setViewed(undefined)} />
          </PartBoundary>
        )}
        {doomed && (
          <ConfirmDialog
            title={t`Delete “${doomed.title}”`}
            question={t`Are you sure you want to delete this cover letter? This action cannot be undone.`}
            confirmLabel={t`Delete`}
            onCancel={() => setDoomed(undefined)}
            onConfirm={() => {
              removing.mutate(doomed.id);
              setDoomed(undefined);
            }}
          />
        )}
      </section>
    </>
  );
}
