import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEventHandler, type ReactNode, type RefObject, useRef } from 'react';
import { dayText, momentText } from '../../../shared/dates/days.ts';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { ApplicationLink } from '../applications/application-link.tsx';
import type { ListedApplication } from '../applications/application-page.ts';
import { isStatusName, STATUS_OPTIONS } from '../applications/statuses.ts';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './board.module.css';
import { type MovedWith, useKeptFocus } from './use-kept-focus.ts';

interface BoardCardProps {
  application: ListedApplication;
  look: TrackerLook;
  moved: RefObject<MovedWith | undefined>;
  onMove: (to: ApplicationStatus) => void;
}

export function BoardCard({ application, look, moved, onMove }: BoardCardProps) {
  const { id, position, company, status } = application;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { application },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const handle = useRef<HTMLButtonElement>(null);
  const statusList = useRef<HTMLSelectElement>(null);
  useKeptFocus(id, moved, { handle, status: statusList });
  return (
    <li ref={setNodeRef} className={styles.card} data-dragging={isDragging} {...pointer}>
      <BoardCardFace
        application={application}
        title={
          <ApplicationLink applicationId={id} look={look} draggable={false} className={styles.position}>
            {position}
          </ApplicationLink>
        }
      />
      <div className={styles.tools}>
        <button
          ref={(element) => {
            handle.current = element;
            setActivatorNodeRef(element);
          }}
          type="button"
          className={styles.handle}
          aria-label={t`Move ${position} at ${company}`}
          aria-describedby={attributes['aria-describedby']}
          aria-roledescription={attributes['aria-roledescription']}
          aria-pressed={attributes['aria-pressed']}
          onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <NativeSelect
          ref={statusList}
          aria-label={t`Status of ${position} at ${company}`}
          className={styles.status}
          options={STATUS_OPTIONS}
          value={status}
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
          onChange={({ target: { value } }) => {
            if (isStatusName(value)) onMove(value);
          }}
        />
      </div>
    </li>
  );
}

/** What a card says; also what hangs at the pointer while it is dragged. */
export function BoardCardFace({ application, title }: { application: ListedApplication; title?: ReactNode }) {
  const { position, company, location, appliedDate, interviewDate, followUpDate } = application;
  return (
    <div className={styles.face}>
      <p className={styles.title}>
        <bdi>{title ?? position}</bdi>
      </p>
      <p className={styles.company}>
        <bdi>{company}</bdi>
        {location && ' · '}
        {location && <bdi>{location}</bdi>}
      </p>
      <p className={styles.date}>
        {interviewDate
          ? t`Interview ${momentText(interviewDate)}`
          : followUpDate
            ? t`Follow up ${dayText(followUpDate)}`
            : t`Applied ${dayText(appliedDate)}`}
      </p>
    </div>
  );
}
