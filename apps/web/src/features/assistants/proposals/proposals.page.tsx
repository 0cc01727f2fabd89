import { listProposalsOptions } from '@career/client/queries';
import type { ProposalDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { proposalTitle } from './change-words.ts';
import { KIND_WORDS, STATE_WORDS } from './proposal-words.ts';

/** What assistants want to change. */
export function Page() {
  const proposals = useQuery(listProposalsOptions());
  return (
    <PageFrame title={t`Suggested changes`} back={{ to: '/profile', label: t`Profile` }}>
      {proposals.isPending && <Loading text={t`Loading the suggestions...`} />}
      {proposals.isError && (
        <Failure text={errorText(proposals.error)} onRetry={() => void proposals.refetch()} />
      )}
      {proposals.data && <Lists proposals={proposals.data} />}
    </PageFrame>
  );
}

function Lists({ proposals }: { proposals: readonly ProposalDto[] }) {
  if (proposals.length === 0)
    return (
      <div className="card empty-list">
        <Icon name="document" size={40} />
        <p className="empty-list-title">{t`No suggestions yet`}</p>
        <p>{t`Changes that your assistant suggests appear here. Nothing changes until you accept.`}</p>
      </div>
    );
  const waiting = proposals.filter(({ state }) => state === 'waiting');
  const decided = proposals.filter(({ state }) => state !== 'waiting');
  return (
    <>
      {waiting.length > 0 && <Rows id="waiting" heading={t`Waiting for you`} proposals={waiting} />}
      {decided.length > 0 && <Rows id="decided" heading={t`Decided`} proposals={decided} />}
    </>
  );
}

interface RowsProps {
  id: string;
  heading: string;
  proposals: readonly ProposalDto[];
}

const Rows = ({ id, heading, proposals }: RowsProps) => (
  <section aria-labelledby={`${id}-proposals`}>
    <h2 id={`${id}-proposals`}>{heading}</h2>
    <ul className={boxed.list}>
      {proposals.map((proposal) => (
        <li key={proposal.id} className={boxed.row}>
          <Link to="/proposals/$id" params={{ id: proposal.id }} className={`${boxed.name} ${boxed.whole}`}>
            {proposalTitle(proposal.kind, proposal.title)}
          </Link>
          <span className={boxed.hint}>
            {KIND_WORDS[proposal.kind]} · {proposal.madeBy} · {dateText(proposal.createdAt)}
            {proposal.state !== 'waiting' && ` · ${STATE_WORDS[proposal.state]}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
