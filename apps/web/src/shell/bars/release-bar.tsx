import { useState } from 'react';
import { useStore } from 'zustand';
import type { Absence } from '../../shared/parts/missing-part.ts';
import { releaseStore, reloadApp } from '../../shared/release/release.ts';

const READY = 'A new version of Career Toolkit is ready.';
const KEPT = 'Your unsaved resumes and letters are kept on this device.';

const WORDS: Record<Absence, { title: string; text: string }> = {
  offline: {
    title: 'This part is not on this device yet.',
    text: 'It opens when the connection returns.',
  },
  outdated: {
    title: 'A new version of Career Toolkit is out.',
    text: `This part has changed. Reload to continue. ${KEPT}`,
  },
  broken: { title: 'This part could not be loaded.', text: 'Please try again.' },
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
      text={`Reload when you are ready. ${KEPT}`}
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
    <section className="bar" aria-label="Version">
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
            {busy ? 'Reloading…' : 'Reload now'}
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          {reloads ? 'Later' : 'Close'}
        </button>
      </div>
    </section>
  );
}
