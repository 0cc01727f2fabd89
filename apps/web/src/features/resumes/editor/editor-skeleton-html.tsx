import { renderToStaticMarkup } from 'react-dom/server';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** The waiting editor as HTML; runs while building only. */
export const editorSkeletonHtml = (): string => renderToStaticMarkup(<EditorSkeleton />);
