import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** Hands a file to the browser's download. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const PRINT_QUESTION =
  'PDF generation failed. Would you like to use browser print instead? (This will give you better formatting)';

/** Makes the PDF of a shown sheet on this device and downloads it; offers the browser's print when that fails. */
export async function downloadPdf(
  sheet: HTMLElement | null,
  resume: Partial<ResumeContentDto>,
): Promise<void> {
  try {
    const [{ createCapturePdf }, { pdfFileName }] = await Promise.all([
      import('@career/documents/capture-pdf'),
      import('@career/documents/file-name'),
    ]);
    const fileName = pdfFileName(resume.personalInfo);
    const name = fileName.replace(/\.pdf$/, '');
    const file = await createCapturePdf(sheet, { fileName, title: name, author: name, language: 'en' });
    saveFile(file, fileName);
  } catch (error) {
    console.error(error);
    if (confirm(PRINT_QUESTION)) print();
  }
}
