import { useEffect, useState } from 'react';
import { afterFirstView } from '../../../shared/first-view/after-first-view.ts';

let isOver = false;

/** Whether the first view of this visit was shown and the browser has rested since. Once true, it stays true. */
export function useAfterFirstView(): boolean {
  const [isLater, setLater] = useState(isOver);
  useEffect(() => {
    if (isLater) return;
    return afterFirstView(async () => {
      isOver = true;
      setLater(true);
    });
  }, [isLater]);
  return isLater;
}
