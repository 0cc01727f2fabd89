import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { painted } from '../shared/first-view/painted.ts';

/** How long a screen may take to show its heading before the focus is left alone. */
const PATIENCE_MS = 10_000;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Waits for the heading of a screen that is still loading, unless the person focuses something first. */
export function focusHeadingWhenShown(): () => void {
  if (focusHeading()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (!isLost() || focusHeading()) stop();
  });
  const stop = (): void => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The focus asks for the whole layout: before the paint it would hold the new screen back. */
function focusHeadingOncePainted(): () => void {
  const focused = document.activeElement;
  let stop = (): void => undefined;
  let isStopped = false;
  void painted().then(() => {
    const isElsewhere = !isLost() && document.activeElement !== focused;
    if (!isStopped && !isElsewhere) stop = focusHeadingWhenShown();
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** After each change of screen, moves the focus to its heading, as a page load would start reading there. */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = (): void => undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged || toLocation.state.keepFocus) return;
      stop();
      stop = focusHeadingOncePainted();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}
