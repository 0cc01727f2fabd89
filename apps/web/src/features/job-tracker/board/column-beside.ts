import { APPLICATION_STATUSES } from '@career/contracts/vocabulary/job-vocabulary';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { isStatusName } from '../applications/statuses.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** With an arrow key a card moves to the column beside the one it is over. */
export const columnBeside: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { over, droppableRects, collisionRect, active } = context;
  const start = over?.id ?? active?.data.current?.application?.status;
  const at = isStatusName(start) ? APPLICATION_STATUSES.indexOf(start) : 0;
  const next = APPLICATION_STATUSES[at + step];
  const rect = next && droppableRects.get(next);
  if (!rect || !collisionRect) return currentCoordinates;
  // The nearest column counts by its middle, so middle is put on middle.
  return {
    x: currentCoordinates.x + middle(rect.left, rect.width) - middle(collisionRect.left, collisionRect.width),
    y: currentCoordinates.y + middle(rect.top, rect.height) - middle(collisionRect.top, collisionRect.height),
  };
};

const middle = (start: number, size: number): number => start + size / 2;
