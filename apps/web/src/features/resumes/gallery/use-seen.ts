import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

import { afterFirstView } from '../../../shared/first-view/after-first-view.ts';

const waiting: (() => void)[] = [];

/** One after the other, each in its own task, so that the page answers between them. */
function inTurn(draw: () => void): void {
  waiting.push(draw);
  if (waiting.length === 1) setTimeout(next);
}

function next(): void {
  waiting[0]?.();
  setTimeout(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
}

function isInView({ boundingClientRect: box }: IntersectionObserverEntry): boolean {
  return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

/**
 * Whether an element has come into the visible part of the page, or near it while the browser was idle. Once true, it
 * stays true.
 */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const draw = (): void => {
      observer.disconnect();
      inTurn(() => startTransition(() => setSeen(true)));
    };
    let callOff: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter((entry) => entry.isIntersecting);
        if (near.some(isInView)) draw();
        else if (near.length > 0) callOff ??= afterFirstView(async () => draw());
      },
      { rootMargin: '120px', threshold: [0, 0.5] },
    );
    observer.observe(element);
    return () => {
      callOff?.();
      observer.disconnect();
    };
  }, [seen]);
  return [ref, seen];
}
