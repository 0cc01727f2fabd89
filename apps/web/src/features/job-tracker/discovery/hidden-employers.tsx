import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import styles from './discovery.module.css';
import type { useHiddenEmployers } from './use-hidden-employers.ts';

/** The last employer that was hidden, with Undo, and all of them behind a fold. */
export function HiddenEmployers({ hidden, hide, show }: ReturnType<typeof useHiddenEmployers>) {
  const last = hide.data && hidden.find(({ id }) => id === hide.data.id);
  const error = hide.error ?? show.error;
  return (
    <div className={styles.hidden}>
      <p role="status">
        {last && (
          <>
            {t`Jobs of ${last.company} are hidden.`}{' '}
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => show.mutate(last.id)}
            >{t`Undo`}</button>
          </>
        )}
      </p>
      {error && <p role="alert">{errorText(error)}</p>}
      {hidden.length > 0 && (
        <details>
          <summary>{t`Hidden employers (${hidden.length})`}</summary>
          <ul aria-label={t`Hidden employers`}>
            {hidden.map(({ id, company }) => (
              <li key={id}>
                {company}{' '}
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  onClick={() => show.mutate(id)}
                  aria-label={t`Show ${company} again`}
                >{t`Show again`}</button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
