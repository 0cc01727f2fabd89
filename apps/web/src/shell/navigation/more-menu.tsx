import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { themeStore, toggleTheme } from '../../shared/design/theme.ts';
import { t } from '../../shared/language/texts.ts';
import { useSignOut } from '../../shared/session/use-sign-out.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { isCurrent, MORE_DESTINATIONS } from './destinations.ts';

/** The places and choices that have no room in the navigation. */
export function MoreMenu({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const theme = useStore(themeStore, (state) => state.theme);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };

  const isHere = MORE_DESTINATIONS.some((destination) => isCurrent(destination, pathname));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside; this only hears their Escape
    <div ref={area} onKeyDown={closeOnEscape}>
      <button
        ref={opener}
        type="button"
        className="app-nav-item"
        data-current={isHere || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
        <span>{t`More`}</span>
      </button>
      {open && (
        <ul id={id} className="app-nav-more" aria-label={t`More`}>
          {MORE_DESTINATIONS.map((destination) => (
            <li key={destination.to}>
              <Link
                to={destination.to}
                className="app-nav-choice"
                activeProps={{}}
                aria-current={isCurrent(destination, pathname) ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <Icon name={destination.icon} />
                {destination.label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className="app-nav-choice" onClick={toggleTheme}>
              <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
              {theme === 'dark' ? t`Light theme` : t`Dark theme`}
            </button>
          </li>
          <li>
            <button
              type="button"
              className="app-nav-choice"
              disabled={signOut.isPending}
              onClick={() => signOut.mutate({})}
            >
              <Icon name="leave" />
              {t`Logout`}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
