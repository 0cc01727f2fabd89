import { t } from '../language/texts.ts';

/** A spinner with a sentence, for a whole screen or region that is not there yet. */
export function Loading({ text = t`Loading...` }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}

/** The same, small, over existing content while more loads. */
export function LoadingPill({ text }: { text: string }) {
  return (
    <div className="loading-pill" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
