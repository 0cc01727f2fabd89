import { type PointerEvent, useRef } from 'react';

const SWIPE_THRESHOLD_PX = 50;
/** A hand that taps moves a little, too. */
const TAP_PX = { touch: 10, other: 2 };

/** Lets something be swiped away to the right; its `data-swipe` and `--swipe-x` say how far it has come. */
export function useSwipeAway(onSwiped: () => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const distance = useRef<number>(undefined);

  const begins = (event: PointerEvent<HTMLElement>, x: number, y: number): boolean => {
    const least = event.pointerType === 'touch' ? TAP_PX.touch : TAP_PX.other;
    if (x > least && x > Math.abs(y)) return true;
    if (Math.max(Math.abs(x), Math.abs(y)) > least) from.current = undefined;
    return false;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const { currentTarget: moved } = event;
      if (distance.current === undefined) {
        if (!begins(event, x, event.clientY - from.current.y)) return;
        moved.setPointerCapture(event.pointerId);
      }
      distance.current = Math.max(0, x);
      moved.dataset.swipe = 'move';
      moved.style.setProperty('--swipe-x', `${distance.current}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const isFarEnough = distance.current !== undefined && distance.current > SWIPE_THRESHOLD_PX;
      const { dataset } = event.currentTarget;
      if (distance.current !== undefined) dataset.swipe = isFarEnough ? 'end' : 'cancel';
      from.current = undefined;
      distance.current = undefined;
      if (isFarEnough) onSwiped();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
      if (distance.current !== undefined) event.currentTarget.dataset.swipe = 'cancel';
      from.current = undefined;
      distance.current = undefined;
    },
  };
}
