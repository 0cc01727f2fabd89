import { lazyPart } from '../../../shared/parts/lazy-part.tsx';

/** The preview of a letter; the sheet and its stylesheet come with the first look at one. */
export const LetterPreviewDialog = lazyPart(
  () => import('./letter-preview-dialog.tsx'),
  'LetterPreviewDialog',
);
