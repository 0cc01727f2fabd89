import { type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** The entry under the pointer, or the nearest one at either end. */
function entryAt(list: HTMLElement, y: number): number {
  const boxes = Array.from(list.children, (entry) => entry.getBoundingClientRect());
  const below = boxes.findIndex((box) => y < box.bottom);
  return below === -1 ? boxes.length - 1 : below;
}

/** Reordering by dragging a handle, with mouse, pen or finger. Nothing moves in the document before the drop. */
export function useDragReorder(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag || !list.current) return;
      const to = entryAt(list.current, event.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) move(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return { from: drag?.from ?? -1, to: drag?.to ?? -1, handle };
}
