import { useWaitingDrafts } from '../../../shared/document-session/use-waiting-drafts.ts';
import { WaitingList } from '../../../shared/document-session/waiting-list.tsx';
import { AsOf } from '../../../shared/offline/as-of.tsx';
import { applicationDrafts } from '../form/application-drafts.ts';
import { applicationName } from '../form/application-values.ts';

/** From when the tracker is without a connection, and what was added, changed or moved in it since. */
export function WaitingSection({ onAdd }: { onAdd: () => void }) {
  const waiting = useWaitingDrafts(applicationDrafts);
  return (
    <>
      <AsOf path="/api/job-applications" />
      <WaitingList
        drafts={waiting}
        store={applicationDrafts}
        nameOf={applicationName}
        hrefOf={(id) => `/job-tracker/${id}`}
        onEditNew={onAdd}
      />
    </>
  );
}
