import { t } from '../language/texts.ts';

/** The mark of the product with its name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
        <rect width="64" height="64" rx="14" className="logo-tile" />
        <path d="M20 14h17l9 9v27H20z" className="logo-sheet" />
        <path d="M37 14v9h9z" className="logo-fold" />
        <path d="M26 44l6-7 5 4 7-10" className="logo-line" strokeWidth="3.4" />
        <path d="M26 22h7M26 28h10" className="logo-line" strokeWidth="2.6" />
      </svg>
      <span>{t`Career Toolkit`}</span>
    </span>
  );
}
