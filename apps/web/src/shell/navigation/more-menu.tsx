import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { afterFirstView } from '../../shared/first-view/after-first-view.ts';
import { t } from '../../shared/language/texts.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../shared/parts/part-boundary.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { isCurrent, MORE_DESTINATIONS } from './destinations.ts';

const MoreChoices = lazyPart(() => import('./more-choices.tsx'), 'MoreChoices');

/** The places and choices that have no room in the navigation. */
export function MoreMenu({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  // It opens as quickly as any menu.
  useEffect(() => afterFirstView(MoreChoices.preload), []);

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
      <PartBoundary asked={open} onMissing={() => setOpen(false)}>
        {open && <MoreChoices id={id} pathname={pathname} onChosen={() => setOpen(false)} />}
      </PartBoundary>
    </div>
  );
}
