import type { CaptureCut } from '@career/documents/capture-cut';
import { type RefObject, useEffect, useState } from 'react';
import { saveFile } from '../../../shared/documents/save-file.ts';
import { t } from '../../../shared/language/texts.ts';
import type { ExportSource } from '../exports/export-format.types.ts';
import { EXPORT_FORMATS } from '../exports/export-formats.ts';
import { runExport } from '../exports/run-export.ts';
import { cutWords } from './cut-words.ts';
import styles from './preview-page.module.css';

const TEXT_PDF = EXPORT_FORMATS.find(({ id }) => id === 'text-pdf');

async function readCut(sheet: HTMLElement): Promise<CaptureCut | undefined> {
  const { foreseeCut } = await import('@career/documents/capture-plan');
  return foreseeCut(sheet);
}

interface LongResumeNoteProps {
  /** The unscaled box around the sheet. */
  box: RefObject<HTMLDivElement | null>;
  source: () => ExportSource;
}

/** Says before the download what the PDF would leave out, and offers the Text PDF, which holds all of it. */
export function LongResumeNote({ box, source }: LongResumeNoteProps) {
  const [cut, setCut] = useState<CaptureCut>();
  const [progress, setProgress] = useState('');

  useEffect(() => {
    let abandoned = false;
    const sheet = box.current?.querySelector<HTMLElement>('.sheet');
    if (sheet) {
      readCut(sheet).then(
        (found) => !abandoned && setCut(found),
        // Not on this device and no connection: the notice after the download still says it.
        () => undefined,
      );
    }
    return () => {
      abandoned = true;
    };
  }, [box]);

  if (!cut || !TEXT_PDF) return null;
  const download = async (): Promise<void> => {
    const made = await runExport(TEXT_PDF, source(), setProgress);
    if (made) saveFile(made.file, made.name);
    setProgress('');
  };
  return (
    <p className={styles.behind} role="status">
      {t`This resume is too long for Download PDF. ${cutWords(cut)}`}{' '}
      <button
        type="button"
        className={styles.print}
        disabled={progress !== ''}
        onClick={() => void download()}
      >
        {progress || t`Download the Text PDF instead`}
      </button>
      {t`: it has no page limit.`}
    </p>
  );
}
