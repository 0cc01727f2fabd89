import { APPLICATION_STATUSES } from '@career/contracts/vocabulary/job-vocabulary';
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ListedApplication } from '../applications/application-page.ts';
import { isStatusName } from '../applications/statuses.ts';
import { useAskedMove } from '../applications/use-asked-move.tsx';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './board.module.css';
import { announcements, INSTRUCTIONS } from './board-announcements.ts';
import { BoardCardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnBeside } from './column-beside.ts';
import type { MovedWith } from './use-kept-focus.ts';

/** The column under the pointer; with the keyboard there is no pointer, and the nearest one counts. */
const columnUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};

/** The applications in one column a status; a card moves by mouse, finger, keyboard or its list of statuses. */
export function BoardView({ look }: { look: TrackerLook }) {
  const { move, dialog } = useAskedMove();
  const [dragged, setDragged] = useState<ListedApplication>();
  const moved = useRef<MovedWith>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page; one that rests first takes the card.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnBeside }),
  );

  const drop = ({ over, activatorEvent }: DragEndEvent): void => {
    setDragged(undefined);
    const to = over?.id;
    if (!dragged || !isStatusName(to) || to === dragged.status) return;
    moved.current =
      activatorEvent instanceof KeyboardEvent ? { id: dragged.id, control: 'handle' } : undefined;
    move({ application: dragged, to });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={({ active }) => setDragged(active.data.current?.application as ListedApplication)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className={styles.board}>
        {APPLICATION_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            look={look}
            moved={moved}
            onMove={(application, to) => {
              moved.current = { id: application.id, control: 'status' };
              move({ application, to });
            }}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.card} data-lifted>
            <BoardCardFace application={dragged} />
          </div>
        )}
      </DragOverlay>
      {dialog}
    </DndContext>
  );
}
