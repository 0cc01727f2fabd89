import type { SavedSearchDto } from '@career/client/types';
import type { ListingTypeFilter } from '@career/contracts/vocabulary/job-vocabulary';
import { errorText } from '../../../shared/api/api-error.ts';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { capitalised } from '../../../shared/language/capitalised.ts';
import { t } from '../../../shared/language/texts.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import styles from './discovery.module.css';
import type { DiscoveryState } from './discovery-state.ts';
import { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  state: DiscoveryState;
  onSearch: (search: SavedSearchDto) => void;
}

/** Keeps the search on the screen, and lists those that are kept, each with its mails. */
export function SavedSearches({ state, onSearch }: SavedSearchesProps) {
  const { searches, save, change, remove } = useSavedSearches();
  const { isEmailVerified } = useCurrentUser();
  const q = state.search.trim();
  const type = state.type as ListingTypeFilter;
  const isKept = searches.some((search) => search.q === q && search.type === type);
  const canSave = (q !== '' || type !== 'all') && !isKept;
  const error = save.error ?? change.error ?? remove.error;
  return (
    <div className={styles.saved}>
      {canSave && (
        <button
          type="button"
          className="button"
          disabled={save.isPending}
          onClick={() => save.mutate({ q, type, alerts: isEmailVerified })}
        >
          {isEmailVerified ? t`Save this search and email me new jobs` : t`Save this search`}
        </button>
      )}
      {error && <p role="alert">{errorText(error)}</p>}
      {searches.length > 0 && (
        <details>
          <summary>{t`Saved searches (${searches.length})`}</summary>
          <ul aria-label={t`Saved searches`}>
            {searches.map((search) => (
              <li key={search.id}>
                <button type="button" className="button" data-kind="quiet" onClick={() => onSearch(search)}>
                  {searchName(search)}
                </button>
                <NativeOption
                  type="checkbox"
                  label={
                    <>
                      {t`Email me new jobs`}
                      <span className="visually-hidden"> {t`for ${searchName(search)}`}</span>
                    </>
                  }
                  // At once, whatever the connection; an error takes it back.
                  checked={
                    change.isPending && change.variables.id === search.id
                      ? change.variables.alerts
                      : search.alerts
                  }
                  onChange={(alerts) => change.mutate({ id: search.id, alerts })}
                />
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  onClick={() => remove.mutate(search.id)}
                  aria-label={t`Remove ${searchName(search)}`}
                >{t`Remove`}</button>
              </li>
            ))}
          </ul>
          <p>
            {isEmailVerified
              ? t`At most one email a day, with new jobs only. One tap in the email stops it.`
              : t`Confirm your email address in your profile to get these emails.`}
          </p>
        </details>
      )}
    </div>
  );
}

function searchName({ q, type }: SavedSearchDto): string {
  const kind = type === 'all' ? '' : capitalised(type);
  return [q, kind].filter((part) => part !== '').join(', ') || t`All jobs`;
}
