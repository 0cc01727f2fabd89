import { useEffect } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from '../shared/notices/notices.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../shared/parts/part-boundary.tsx';

const NoticeArea = lazyPart(() => import('../shared/notices/notice-area.tsx'), 'NoticeArea');

/** Their code comes as soon as the page has drawn, since a lost connection has to be told, too. */
export function Notices() {
  const id = useStore(noticeStore, ({ current }) => current?.id);
  useEffect(() => {
    void NoticeArea.preload().catch(() => undefined);
  }, []);
  if (id === undefined) return null;
  return (
    <PartBoundary asked={id} onMissing={() => undefined}>
      <NoticeArea />
    </PartBoundary>
  );
}
