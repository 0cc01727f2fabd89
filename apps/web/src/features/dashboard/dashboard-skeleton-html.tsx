import { renderToStaticMarkup } from 'react-dom/server';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

/** The waiting dashboard as HTML; runs while building only. */
export const dashboardSkeletonHtml = (): string => renderToStaticMarkup(<DashboardSkeleton />);
