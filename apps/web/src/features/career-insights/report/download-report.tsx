import type { CareerAnalysisDto } from '@career/client/types';
import { createTextPdf } from '@career/documents/text-pdf';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pdfFontsFor } from '../../../shared/documents/pdf-fonts.ts';
import { saveFile } from '../../../shared/documents/save-file.ts';
import { t } from '../../../shared/language/texts.ts';
import { inOwnWords } from '../own-words.ts';
import { ReportSheet } from './report-sheet.tsx';

const TITLE = t`Career insights report`;

/** The report as a tagged PDF with text. */
export async function downloadReport(analysis: CareerAnalysisDto): Promise<void> {
  const host = document.createElement('div');
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'position:absolute;left:-20000px;top:0';
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<ReportSheet analysis={inOwnWords(analysis)} />));
    const sheet = host.querySelector<HTMLElement>('.ins-report');
    const file = await createTextPdf(sheet, {
      title: TITLE,
      author: TITLE,
      language: document.documentElement.lang,
      fonts: await pdfFontsFor(sheet),
    });
    const day = (analysis.generatedAt ?? '').slice(0, 10);
    saveFile(file, `${t`Career insights`} ${day}.pdf`.replace(' .pdf', '.pdf'));
  } finally {
    root.unmount();
    host.remove();
  }
}
