import { useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../shared/language/texts.ts';
import type { Absence } from '../../shared/parts/missing-part.ts';
import { releaseStore, reloadApp } from '../../shared/release/release.ts';

const READY = t`A new version of Career Toolkit is ready.`;
const KEPT = t`Your unsaved resumes and letters are kept on this device.`;

const WORDS: Record<Absence, { title: string; text: string }> = {
  offline: {
    title: t`This part is not on this device yet.`,
    text: t`It opens when you are back online.`,
  },
  outdated: {
    title: t`A new version of Career Toolkit is out.`,
    text: t`This part has changed. Reload to continue. ${KEPT}`,
  },
  broken: { title: t`This part could not be loaded.`, text: t`Please try again.` },
};

/**
 * Offers a newer release, which starts when the person asks for it, and names parts that this release cannot
 * load.
 */
export function ReleaseBar() {
  const { isReady, absence } = useStore(releaseStore);
  if (absence) {
    const { title, text } = WORDS[absence];
    return (
      <Bar
        title={title}
        text={text}
        reloads={absence === 'outdated'}
        onClose={() => releaseStore.setState({ absence: undefined })}
      />
    );
  }
  if (!isReady) return null;
  return (
    <Bar
      title={READY}
      text={t`Reload when you are ready. ${KEPT}`}
      reloads
      onClose={() => releaseStore.setState({ isReady: false })}
    />
  );
}

interface BarProps {
  title: string;
  text: string;
  reloads: boolean;
  onClose: () => void;
}

function Bar({ title, text, reloads, onClose }: BarProps) {
  const [busy, setBusy] = useState(false);
  return (
    <section className="bar" aria-label={t`Version`}>
      <p className="bar-words">
        <strong role="status">{title}</strong> {text}
      </p>
      <div className="bar-actions">
        {reloads && (
          <button
            type="button"
            className="button"
            data-kind="primary"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              setBusy(true);
              void reloadApp();
            }}
          >
            {busy ? t`Reloading…` : t`Reload now`}
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          {reloads ? t`Later` : t`Close`}
        </button>
      </div>
    </section>
  );
}
