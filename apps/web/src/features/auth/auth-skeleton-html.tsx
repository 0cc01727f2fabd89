import { renderToStaticMarkup } from 'react-dom/server';
import { AuthSkeleton } from './auth-skeleton.tsx';

/** The waiting sign-in page as HTML; runs while building only. */
export const authSkeletonHtml = (): string => renderToStaticMarkup(<AuthSkeleton />);
