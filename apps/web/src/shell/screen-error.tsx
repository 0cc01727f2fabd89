import { errorText } from '../shared/api/api-error.ts';

/** What shows in place of a screen that failed. */
export function ScreenError({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p role="alert">{errorText(error)}</p>
      <div className="page-actions">
        {reset && (
          <button type="button" className="button" data-kind="primary" onClick={reset}>
            Try again
          </button>
        )}
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    </main>
  );
}
