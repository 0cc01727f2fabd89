import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** So near to the upper or lower end of the window the page moves on below the pointer, so far with each frame. */
const EDGE = 120;
const STEP = 12;

/** How far the page moves for a pointer that was dragged from one height to another. */
function stepFor(from: number, y: number): number {
  if (y < from && y < EDGE) return -STEP;
  return y > from && y > window.innerHeight - EDGE ? STEP : 0;
}

/** The entry under the pointer, or the nearest one at either end. */
function entryAt(list: HTMLElement, y: number): number {
  const boxes = Array.from(list.children, (entry) => entry.getBoundingClientRect());
  const below = boxes.findIndex((box) => y < box.bottom);
  return below === -1 ? boxes.length - 1 : below;
}

/** The same drag where the pointer has not left the entry. */
function dropAt(drag: Drag | undefined, list: HTMLElement | null, y: number): Drag | undefined {
  if (!drag || !list) return drag;
  const to = entryAt(list, y);
  return to === drag.to ? drag : { ...drag, to };
}

/** Reordering by dragging a handle, with mouse, pen or finger. Nothing moves in the document before the drop. */
export function useDragReorder(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const pointer = useRef({ from: 0, y: 0 });
  const isDragging = drag !== undefined;

  // An entry may be taller than the window: the next one is reached by moving the page.
  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = requestAnimationFrame(function move() {
      const by = stepFor(pointer.current.from, pointer.current.y);
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' });
        setDrag((now) => dropAt(now, list.current, pointer.current.y));
      }
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, list]);

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
      pointer.current = { from: event.clientY, y: event.clientY };
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      pointer.current.y = event.clientY;
      setDrag(dropAt(drag, list.current, event.clientY));
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) move(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return { from: drag?.from ?? -1, to: drag?.to ?? -1, handle };
}
