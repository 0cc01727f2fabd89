import { sizeText } from '../../../shared/documents/file-size.ts';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { downloadPdf } from '../preview/download-pdf.ts';
import { PrintingSheet } from './printing-sheet.tsx';

async function save(sheet: HTMLElement | null, resume: ResumeBody): Promise<void> {
  const made = await downloadPdf(sheet, resume);
  if (!made || made.isCut) return;
  showNotice({ title: t`PDF ready`, description: t`${sizeText(made.bytes)}, made on this device.` });
}

/** Makes the PDF of a resume and saves it, with what the editor does without until somebody downloads. */
export const SavedPdf = ({ resume, onDone }: { resume: ResumeBody; onDone: () => void }) => (
  <PrintingSheet resume={resume} print={(sheet) => save(sheet, resume)} onDone={onDone} />
);
