import { saveFile } from '../../../shared/documents/save-file.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';

const PRINT_QUESTION =
  'PDF generation failed. Would you like to use browser print instead? (This will give you better formatting)';

/** Asks whether the browser's print may stand in for a PDF that could not be made. */
export function offerPrint(): void {
  if (confirm(PRINT_QUESTION)) print();
}

async function loadMaker() {
  const [{ createCapturePdf }, { pdfFileName }, { printedWords }, { loadFont, nearestFonts }, { PDF_FONTS }] =
    await Promise.all([
      import('@career/documents/capture-pdf'),
      import('@career/documents/file-name'),
      import('@career/documents/printed-words'),
      import('@career/documents/font-source'),
      import('../../../shared/documents/pdf-fonts.ts'),
      import('jspdf'),
      import('html2canvas'),
    ]);
  const layer = nearestFonts(PDF_FONTS, { families: ['Noto Sans'], weight: 400, style: 'normal' });
  await Promise.all(layer.map(loadFont));
  return { createCapturePdf, pdfFileName, printedWords, PDF_FONTS };
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

function tellCut(pages: number): void {
  showNotice({
    title: 'The resume is very long',
    description: `The PDF holds its first ${pages} pages. Shorten the resume to fit all of it.`,
  });
}

/** Whether a PDF can be made without loading anything. */
export const isPrepared = (): boolean => prepared;

/**
 * Makes the PDF of a shown sheet on this device and downloads it; offers the browser's print when that fails.
 * @returns its size in bytes, if it was made.
 */
export async function downloadPdf(
  sheet: HTMLElement | null,
  resume: ResumeBody,
): Promise<number | undefined> {
  try {
    const { createCapturePdf, pdfFileName, printedWords, PDF_FONTS } = await preparePdf();
    const fileName = pdfFileName(resume.personalInfo);
    const name = fileName.replace(/\.pdf$/, '');
    const file = await createCapturePdf(sheet, {
      title: name,
      author: name,
      language: 'en',
      words: printedWords(resume),
      onCut: tellCut,
      fonts: PDF_FONTS,
    });
    saveFile(file, fileName);
    return file.size;
  } catch (error) {
    console.error(error);
    offerPrint();
    return undefined;
  }
}
