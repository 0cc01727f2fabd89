import type { ImportProblem } from '@career/documents/import/import-refused';
import { t } from '../../../../shared/language/texts.ts';

/** Files of which a person sees words that no program reads. */
const OF_PICTURES: ReadonlySet<ImportProblem> = new Set(['picture', 'no-text', 'no-letters']);

interface ReadAsPicturesProps {
  source: File | string;
  reason: ImportProblem | undefined;
  onPictures: (pictures: readonly File[]) => void;
}

/** Offers text recognition for a file that was refused because it holds pictures. */
export function ReadAsPictures({ source, reason, onPictures }: ReadAsPicturesProps) {
  if (typeof source === 'string' || !reason || !OF_PICTURES.has(reason)) return null;
  return (
    <div>
      <button
        type="button"
        className="button"
        onClick={() => onPictures([source])}
      >{t`Read its pages as pictures`}</button>
    </div>
  );
}
