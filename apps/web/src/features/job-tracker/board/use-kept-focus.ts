import { type RefObject, useEffect } from 'react';

/** The control a card was last moved with; the card is rebuilt in another column afterwards. */
export interface MovedWith {
  readonly id: string;
  readonly control: 'handle' | 'status';
}

/** Gives the focus back to the control that moved the card, when moving it has lost it. */
export function useKeptFocus(
  id: string,
  moved: RefObject<MovedWith | undefined>,
  controls: Readonly<Record<MovedWith['control'], RefObject<HTMLElement | null>>>,
): void {
  const { handle, status } = controls;
  useEffect(() => {
    if (moved.current?.id !== id || document.activeElement !== document.body) return;
    (moved.current.control === 'handle' ? handle : status).current?.focus();
  }, [id, moved, handle, status]);
}
