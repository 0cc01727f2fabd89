import { renderToStaticMarkup } from 'react-dom/server';
import { DashboardWaiting } from './dashboard-waiting.tsx';

/** The waiting dashboard as HTML; runs while building only. */
export const dashboardWaitingHtml = (): string => renderToStaticMarkup(<DashboardWaiting />);
