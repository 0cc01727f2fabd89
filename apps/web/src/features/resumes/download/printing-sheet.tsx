import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { languageOf } from '../form/design-options.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import styles from './printing-sheet.module.css';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Words, fonts and the fitting of pages need a moment after the sheet is laid out. */
async function isLaidOut(resume: ResumeBody): Promise<void> {
  // Without a connection the file is as the sheet on the screen: in English.
  await loadDocumentWords(languageOf(resume)).catch(() => undefined);
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

interface PrintingSheetProps {
  resume: ResumeBody;
  /** Makes the file, once the sheet is laid out. */
  print: (sheet: HTMLElement | null) => Promise<void>;
  onDone: () => void;
}

/** The sheet beside the window while its PDF is made: a phone shows the form, not the sheet. */
export function PrintingSheet({ resume, print, onDone }: PrintingSheetProps) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one file for each sheet, whatever is drawn again meanwhile
  useEffect(() => {
    let abandoned = false;
    const printOnce = async (): Promise<void> => {
      await isLaidOut(resume);
      if (abandoned) return;
      await print(box.current?.querySelector<HTMLElement>('.sheet') ?? null);
      onDone();
    };
    void printOnce();
    return () => {
      abandoned = true;
    };
  }, []);

  return createPortal(
    <div className={styles.beside} aria-hidden="true" inert>
      <ScaledSheet ref={box}>
        <ResumeSheet templateId={resume.templateId ?? ''} resume={resume} />
      </ScaledSheet>
    </div>,
    document.body,
  );
}
