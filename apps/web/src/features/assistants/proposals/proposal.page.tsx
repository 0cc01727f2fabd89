import { acceptProposalMutation, dismissProposalMutation, getProposalOptions } from '@career/client/queries';
import type { ProposalDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { errorText, noticeText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ComparedSides } from '../../../shared/ui/compared-sides.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { changeLabel, changeLines, proposalTitle } from './change-words.ts';
import styles from './proposal.module.css';
import { KIND_WORDS, RESULT_PATHS, STATE_WORDS } from './proposal-words.ts';

const FAILED = t`Something went wrong. Please try again.`;

/** One suggestion: what it says now and what it would say. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string };
  const proposal = useQuery(getProposalOptions({ path: { id } }));
  return (
    <PageFrame title={t`Suggested change`} back={{ to: '/proposals', label: t`All suggestions` }}>
      {proposal.isPending && <Loading text={t`Loading the suggestion...`} />}
      {proposal.isError && (
        <Failure text={errorText(proposal.error)} onRetry={() => void proposal.refetch()} />
      )}
      {proposal.data && <Proposal proposal={proposal.data} />}
    </PageFrame>
  );
}

function Proposal({ proposal }: { proposal: ProposalDto }) {
  const { kind, title, madeBy, createdAt, expiresAt, state, changes, resultId } = proposal;
  return (
    <article className={`card ${styles.proposal}`}>
      <header>
        <h2>{proposalTitle(kind, title)}</h2>
        <p
          className={styles.hint}
        >{t`${KIND_WORDS[kind]}. Suggested by “${madeBy}” on ${dateText(createdAt)}.`}</p>
      </header>
      {changes.map(({ label, before, after }) => (
        <section key={label + after} aria-label={changeLabel(label)}>
          <h3>{changeLabel(label)}</h3>
          <ComparedSides
            sides={[
              ...(before ? [{ label: t`Now`, lines: changeLines(kind, before) }] : []),
              { label: before ? t`Suggested` : t`New`, lines: changeLines(kind, after) },
            ]}
          />
        </section>
      ))}
      {state === 'waiting' ? (
        <Decision proposal={proposal} until={dateText(expiresAt)} />
      ) : (
        <p className={styles.hint}>
          {STATE_WORDS[state]}.{' '}
          {resultId && <Link to={RESULT_PATHS[kind](resultId)}>{t`Open the result`}</Link>}
        </p>
      )}
    </article>
  );
}

function Decision({ proposal: { id, kind }, until }: { proposal: ProposalDto; until: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = (): Promise<void> => queries.invalidateQueries();
  const accept = useMutation({
    ...acceptProposalMutation(),
    onSuccess: async ({ resultId }) => {
      showNotice({ title: t`Change Accepted`, description: t`It is saved in your account.` });
      await refresh();
      if (resultId) await navigate({ to: RESULT_PATHS[kind](resultId) });
    },
    onError: (failure) => showError(t`Change Not Made`, noticeText(failure, FAILED)),
  });
  const dismiss = useMutation({
    ...dismissProposalMutation(),
    onSuccess: async () => {
      showNotice({ title: t`Suggestion Dismissed`, description: t`Nothing was changed.` });
      await refresh();
      await navigate({ to: '/proposals' });
    },
    onError: (failure) => showError(t`Not Dismissed`, noticeText(failure, FAILED)),
  });
  const isBusy = accept.isPending || dismiss.isPending;
  return (
    <footer className={styles.decision}>
      <button
        type="button"
        className="button"
        data-kind="primary"
        disabled={isBusy}
        onClick={() => accept.mutate({ path: { id } })}
      >{t`Accept`}</button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => dismiss.mutate({ path: { id } })}
      >{t`Dismiss`}</button>
      <p className={styles.hint}>{t`Nothing changes until you accept. You have until ${until} to decide.`}</p>
    </footer>
  );
}
