import type { CaptureCut } from '@career/documents/capture-cut';
import { rememberDownload } from '../../../shared/documents/downloads-memory.ts';
import { saveFile } from '../../../shared/documents/save-file.ts';
import { t } from '../../../shared/language/texts.ts';
import { type NoticeContent, showNotice } from '../../../shared/notices/notices.ts';
import { ownPicturesShown } from '../../../shared/pictures/own-pictures.ts';
import { languageOf } from '../form/design-options.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { cutWords } from './cut-words.ts';

const PRINT_QUESTION = t`PDF generation failed. Would you like to use browser print instead? (This will give you better formatting)`;

/** Asks whether to use the browser's print for a PDF that could not be made. */
export function offerPrint(): void {
  if (confirm(PRINT_QUESTION)) print();
}

async function loadMaker() {
  const [
    { createCapturePdf },
    { pdfFileName },
    { printedWords },
    { loadFont, nearestFonts },
    { PDF_FONTS, pdfFontsFor },
  ] = await Promise.all([
    import('@career/documents/capture-pdf'),
    import('@career/documents/file-name'),
    import('@career/documents/printed-words'),
    import('@career/documents/font-source'),
    import('../../../shared/documents/pdf-fonts.ts'),
    import('html2canvas'),
  ]);
  const layer = nearestFonts(PDF_FONTS, { families: ['Noto Sans'], weight: 400, style: 'normal' });
  await Promise.all(layer.map(loadFont));
  return { createCapturePdf, pdfFileName, printedWords, pdfFontsFor };
}

let maker: ReturnType<typeof loadMaker> | undefined;
let prepared = false;

/** Gets all that a PDF needs onto the device, so that making one calls nobody and works offline. */
export function preparePdf(): ReturnType<typeof loadMaker> {
  maker ??= loadMaker().then(
    (made) => {
      prepared = true;
      return made;
    },
    (error: unknown) => {
      maker = undefined;
      throw error;
    },
  );
  return maker;
}

/** The notice about a PDF that could not hold the whole resume. */
export const cutNotice = (cut: CaptureCut): NoticeContent => ({
  title: t`The PDF does not contain your whole resume`,
  description: t`${cutWords(cut)} The Text PDF has no page limit.`,
});

/** Whether a PDF can be made without loading anything. */
export const isPrepared = (): boolean => prepared;

/** A PDF that was made and downloaded. */
export interface MadePdf {
  bytes: number;
  /** It does not hold the whole resume, which a notice says. */
  isCut: boolean;
}

/**
 * Makes the PDF of a shown sheet on this device and downloads it; offers the browser's print when that fails.
 * @returns undefined when it was not made.
 */
export async function downloadPdf(
  sheet: HTMLElement | null,
  resume: ResumeBody,
): Promise<MadePdf | undefined> {
  try {
    const { createCapturePdf, pdfFileName, printedWords, pdfFontsFor } = await preparePdf();
    await ownPicturesShown();
    const fileName = pdfFileName(resume.personalInfo);
    const name = fileName.replace(/\.pdf$/, '');
    let cut: CaptureCut | undefined;
    const file = await createCapturePdf(sheet, {
      title: name,
      author: name,
      language: languageOf(resume),
      words: printedWords(resume),
      onCut: (found) => {
        cut = found;
      },
      fonts: await pdfFontsFor(sheet),
    });
    saveFile(file, fileName);
    rememberDownload();
    // Once the file is there: while the pages are painted nobody would see it.
    if (cut) showNotice(cutNotice(cut));
    return { bytes: file.size, isCut: cut !== undefined };
  } catch (error) {
    console.error(error);
    offerPrint();
    return undefined;
  }
}
