import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import '@career/templates/sheet.css';
import { applyMarket } from '@career/career/markets/apply-market';
import type { ResumeDto } from '@career/client/types';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { DEFAULT_TEMPLATE_ID, TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { createTextPdf } from '@career/documents/text-pdf';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pdfFontsFor } from '../../../shared/documents/pdf-fonts.ts';
import { readPdf } from './read-pdf.ts';

const isBuiltIn = (id: string): boolean => (TEMPLATE_IDS as readonly string[]).includes(id);

/** Lays the resume out beside the visible page and hands its sheet over. */
async function withSheet<Result>(
  resume: ResumeDto,
  use: (sheet: HTMLElement | null) => Promise<Result>,
): Promise<Result> {
  const host = document.createElement('div');
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'position:absolute;left:-20000px;top:0;width:max-content';
  document.body.append(host);
  const root = createRoot(host);
  try {
    const templateId = isBuiltIn(resume.templateId) ? resume.templateId : DEFAULT_TEMPLATE_ID;
    // The client's types allow null where the API stores nothing of the kind.
    const content = applyMarket(resume as ResumeDto & ResumeContentDto);
    flushSync(() => root.render(<ResumeSheet templateId={templateId} resume={content} />));
    return await use(host.querySelector<HTMLElement>('.sheet'));
  } finally {
    root.unmount();
    host.remove();
  }
}

/**
 * Makes the PDF of a resume in its template on this device and reads it back.
 * @returns undefined when there is more text than can be sent.
 */
export async function fileTextOf(resume: ResumeDto): Promise<string | undefined> {
  const title = resume.personalInfo.fullName ?? resume.title;
  const { language } = await loadDocumentWords(resume.designOptions.language);
  const file = await withSheet(resume, async (sheet) =>
    createTextPdf(sheet, { title, author: title, language, fonts: await pdfFontsFor(sheet) }),
  );
  const text = (await readPdf(file)).replaceAll('\u0000', '');
  return [...text].length <= LIMITS.exportTextMax ? text : undefined;
}
