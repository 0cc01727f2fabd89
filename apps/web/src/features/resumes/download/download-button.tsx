import { useState } from 'react';
import { sizeText } from '../../../shared/documents/file-size.ts';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useDocument, useEditor } from '../editor/editor-context.tsx';
import { loadMarketRules } from '../form/market-rules.ts';
import { printedResume } from '../form/printed-resume.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { downloadPdf, preparePdf } from '../preview/download-pdf.ts';

const PrintingSheet = lazyPart(() => import('./printing-sheet.tsx'), 'PrintingSheet');

async function save(sheet: HTMLElement | null, resume: ResumeBody): Promise<void> {
  const made = await downloadPdf(sheet, resume);
  if (!made || made.isCut) return;
  showNotice({ title: t`PDF ready`, description: t`${sizeText(made.bytes)}, made on this device.` });
}

const prepare = (): void => void preparePdf().catch(() => undefined);

/** Makes the PDF of the open resume, with the words of this moment, and saves them as it goes. */
export function DownloadButton({ kind, className = '' }: { kind?: 'primary'; className?: string }) {
  const session = useEditor();
  const form = useDocument((document) => document);
  const [printed, setPrinted] = useState<ResumeBody>();
  const busy = printed !== undefined;
  const print = async (): Promise<void> => {
    await loadMarketRules().catch(() => undefined);
    setPrinted(printedResume(form));
  };
  const done = (): void => {
    setPrinted(undefined);
    void session.saveProgress('background');
  };
  return (
    <>
      <button
        type="button"
        className={`button ${className}`}
        data-kind={kind}
        aria-busy={busy}
        aria-disabled={busy}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => !busy && void print()}
      >
        {busy ? t`Making PDF…` : t`Download`}
      </button>
      <PartBoundary asked={printed} onMissing={() => setPrinted(undefined)}>
        {printed && <PrintingSheet resume={printed} print={(sheet) => save(sheet, printed)} onDone={done} />}
      </PartBoundary>
    </>
  );
}
