import { type ReactNode, StrictMode } from 'react';
import { NoticeArea } from '../shared/notices/notice-area.tsx';

/** What is drawn into the page: the app or the page before it, and the notices of both, which outlast the change. */
export const PageRoot = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <NoticeArea />
  </StrictMode>
);
