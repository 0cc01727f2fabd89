import { useId } from 'react';
import { t } from '../language/texts.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import './waiting-list.css';
import { WAITING_TEXT } from './waiting-notice.ts';

interface WaitingListProps<Form> {
  drafts: readonly Draft<Form>[];
  store: Pick<DraftStore<Form>, 'put'>;
  nameOf: (form: Form) => string;
  /** Where a stored document opens. */
  hrefOf: (documentId: string) => string;
  /** Opens the form of a new document, which takes up what was begun last. */
  onEditNew: () => void;
}

/** What was saved without a connection and is not in the account yet. */
export function WaitingList<Form>({ drafts, store, nameOf, hrefOf, onEditNew }: WaitingListProps<Form>) {
  const id = useId();
  if (drafts.length === 0) return null;
  const takeBack = async (draft: Draft<Form>): Promise<void> => {
    await store.put({ ...draft, owed: undefined, editedAt: Date.now() });
    onEditNew();
  };
  return (
    <section className="card waiting" aria-labelledby={id}>
      <h2 id={id}>{WAITING_TEXT}</h2>
      <p>{t`Kept on this device. It goes to your account when you are back online.`}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} dir="auto">
            {draft.documentId ? (
              <a href={hrefOf(draft.documentId)}>{nameOf(draft.form)}</a>
            ) : (
              <>
                <span>{nameOf(draft.form)}</span>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  aria-label={t`Edit ${nameOf(draft.form)}`}
                  onClick={() => void takeBack(draft)}
                >{t`Edit`}</button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
