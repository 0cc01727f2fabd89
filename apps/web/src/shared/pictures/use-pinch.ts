import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** By how much something was moved, in shares of the stage, and enlarged. */
type Move = (x: number, y: number, zoom: number) => void;

const WHEEL = 0.0015;

/** Follows one finger or mouse as a move, two fingers as a move and a change of size, and the wheel as the latter. */
export function usePinch(stage: RefObject<HTMLElement | null>, onMove: Move) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(onMove);
  latest.current = onMove;

  useEffect(() => {
    const element = stage.current;
    // React's own listener may not hold the page back from scrolling.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(0, 0, Math.exp(-event.deltaY * WHEEL));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent): void => {
      const held = fingers.current;
      if (!held.has(event.pointerId)) return;
      const before = [...held.values()];
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...held.values()];
      const size = event.currentTarget.clientWidth || 1;
      const [from, to] = [middle(before), middle(after)];
      const zoom = held.size > 1 ? spread(after) / (spread(before) || 1) : 1;
      latest.current((to.x - from.x) / size, (to.y - from.y) / size, zoom);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far two fingers are apart. */
const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
