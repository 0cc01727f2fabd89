import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { t } from '../language/texts.ts';
import { Announcement } from './announcement.tsx';
import './notice-area.css';
import { dismissNotice, noticeStore } from './notices.ts';
import { useShowingTime } from './use-showing-time.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** The place where notices show and are announced; F8 moves the focus here. */
export function NoticeArea() {
  const notice = useStore(noticeStore, ({ current }) => (current?.open ? current : undefined));
  const list = useRef<HTMLOListElement>(null);
  const time = useShowingTime(notice?.id);
  const holdsFocus = (): boolean => list.current?.contains(document.activeElement) === true;

  const close = (): void => {
    if (holdsFocus()) list.current?.focus();
    const { current } = noticeStore.getState();
    if (current) dismissNotice(current.id);
  };
  const swipe = useSwipeAway(close);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'F8') list.current?.focus();
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    // Pointing at a notice or focusing it means reading it, so its time stops.
    <section
      aria-label={t`Notifications (F8)`}
      onFocus={() => time.stop()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) time.goOn();
      }}
      onPointerMove={() => time.stop()}
      onPointerLeave={() => {
        if (!holdsFocus()) time.goOn();
      }}
    >
      {notice && <Announcement key={notice.id} {...notice} />}
      <ol ref={list} className="notice-area" tabIndex={-1}>
        {notice && (
          <li
            key={notice.id}
            className="notice"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: F8 and Tab lead through the notice to its button
            tabIndex={0}
            data-state="open"
            data-style={notice.style ?? 'default'}
            {...swipe}
          >
            <div className="notice-text">
              <div className="notice-title">{notice.title}</div>
              {notice.description && <div className="notice-description">{notice.description}</div>}
            </div>
            <button
              type="button"
              className="notice-close"
              aria-label={t`Dismiss notification`}
              onClick={close}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
