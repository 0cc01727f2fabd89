import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sparesData } from '../shared/data-saver/data-saver.ts';
import { whenIdle } from '../shared/design/fonts.ts';
import { noticeStore } from '../shared/notices/notices.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../shared/parts/part-boundary.tsx';

const NoticeArea = lazyPart(() => import('../shared/notices/notice-area.tsx'), 'NoticeArea');

/** A screen that has just appeared has better use for the connection. */
const AFTER_MS = 2_000;

/** Their code comes once the screen has settled, so that a lost connection can still be told; at the latest with the first notice. */
export function Notices() {
  const id = useStore(noticeStore, ({ current }) => current?.id);
  useEffect(() => {
    if (sparesData()) return;
    const timer = setTimeout(() => whenIdle(NoticeArea.preload), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (id === undefined) return null;
  return (
    <PartBoundary asked={id} onMissing={() => undefined}>
      <NoticeArea />
    </PartBoundary>
  );
}
