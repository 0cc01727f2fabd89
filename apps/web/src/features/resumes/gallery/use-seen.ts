import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

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

/** Whether an element has come near the visible part of the page. Once true, it stays true. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        inTurn(() => startTransition(() => setSeen(true)));
      },
      { rootMargin: '120px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
