import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { sizeText } from '../../../shared/documents/file-size.ts';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { languageOf } from '../form/design-options.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { downloadPdf } from '../preview/download-pdf.ts';
import styles from './printing-sheet.module.css';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Words, fonts and the fitting of pages need a moment after the sheet is laid out. */
async function isLaidOut(resume: ResumeBody): Promise<void> {
  await loadDocumentWords(languageOf(resume));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

/** The sheet beside the window while its PDF is made: a phone shows the form, not the sheet. */
export function PrintingSheet({ resume, onDone }: { resume: ResumeBody; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one file for each sheet, whatever is drawn again meanwhile
  useEffect(() => {
    let abandoned = false;
    const print = async (): Promise<void> => {
      await isLaidOut(resume);
      if (abandoned) return;
      const made = await downloadPdf(box.current?.querySelector<HTMLElement>('.sheet') ?? null, resume);
      if (made && !made.isCut) {
        showNotice({ title: t`PDF ready`, description: t`${sizeText(made.bytes)}, made on this device.` });
      }
      onDone();
    };
    void print();
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
