import { renderToStaticMarkup } from 'react-dom/server';
import { EditorWaiting } from './editor-waiting.tsx';

/** The waiting editor as HTML; runs while building only. */
export const editorWaitingHtml = (): string => renderToStaticMarkup(<EditorWaiting />);
