import { renderToStaticMarkup } from 'react-dom/server';
import { AuthWaiting } from './auth-waiting.tsx';

/** The waiting sign-in page as HTML; runs while building only. */
export const authWaitingHtml = (): string => renderToStaticMarkup(<AuthWaiting />);
