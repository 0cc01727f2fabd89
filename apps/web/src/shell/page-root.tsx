import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { useStore } from 'zustand';
import { useAfterFirstView } from '../shared/first-view/use-after-first-view.ts';
import { noticeStore } from '../shared/notices/notices.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../shared/parts/part-boundary.tsx';

const NoticeArea = lazyPart<'NoticeArea', object>(
  () => import('../shared/notices/notice-area.tsx'),
  'NoticeArea',
);

const keepAsking = (): void => undefined;

/** Where notices show: there after the first view, so that one can still be shown when the connection is gone. */
function Notices() {
  const isLater = useAfterFirstView();
  const notice = useStore(noticeStore, ({ current }) => current?.id);
  if (!isLater && notice === undefined) return null;
  return (
    <PartBoundary asked={notice} onMissing={keepAsking}>
      <NoticeArea />
    </PartBoundary>
  );
}

interface PageRootProps {
  children: ReactNode;
  /** Where notices show; left out, a part that comes after the first view. */
  notices?: ComponentType;
}

/** What is drawn into the page: the app or the page before it, and the notices of both, which outlast the change. */
export const PageRoot = ({ children, notices: Area = Notices }: PageRootProps) => (
  <StrictMode>
    {children}
    <Area />
  </StrictMode>
);
