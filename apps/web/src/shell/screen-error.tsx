import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../shared/api/api-error.ts';
import { t } from '../shared/language/texts.ts';
import { onConnection } from '../shared/offline/connection.ts';
import { type Absence, findAbsence, MissingPart } from '../shared/parts/missing-part.ts';
import { reloadApp } from '../shared/release/release.ts';

interface ScreenErrorProps {
  error: unknown;
  reset?: () => void;
}

/** What shows in place of a screen that failed. */
export function ScreenError({ error, reset }: ScreenErrorProps) {
  if (error instanceof MissingPart) return <MissingScreen error={error} reset={reset} />;
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>{t`Something went wrong`}</h1>
      <p role="alert">{errorText(error)}</p>
      <div className="page-actions">
        {reset && (
          <button type="button" className="button" data-kind="primary" onClick={reset}>{t`Try again`}</button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => location.reload()}
        >{t`Reload the page`}</button>
      </div>
    </main>
  );
}

const WORDS: Record<Absence, { title: string; text: string }> = {
  offline: {
    title: t`This screen is not on this device yet`,
    text: t`It opens when you are back online.`,
  },
  outdated: {
    title: t`A new version is out`,
    text: t`This screen has changed. Reload to continue. Your unsaved resumes and letters are kept on this device.`,
  },
  broken: { title: t`This screen could not be loaded`, text: t`Please try again.` },
};

/** A screen whose code could not be loaded: why, and what helps. */
function MissingScreen({ error, reset }: { error: MissingPart; reset: (() => void) | undefined }) {
  const [absence, setAbsence] = useState<Absence>();
  useEffect(() => {
    void findAbsence().then(setAbsence);
  }, []);
  const again = useCallback((): void => {
    error.forget();
    reset?.();
  }, [error, reset]);
  useEffect(() => onConnection((connected) => connected && again()), [again]);
  if (!absence) return null;
  const { title, text } = WORDS[absence];
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{text}</p>
      <div className="page-actions">
        {absence === 'outdated' ? (
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => void reloadApp()}
          >{t`Reload now`}</button>
        ) : (
          <button type="button" className="button" data-kind="primary" onClick={again}>{t`Try again`}</button>
        )}
        <a className="button" href="/">{t`Go to home`}</a>
      </div>
    </main>
  );
}
