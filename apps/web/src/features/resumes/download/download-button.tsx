import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useEditor } from '../editor/editor-context.tsx';
import { loadMarketRules } from '../form/market-rules.ts';
import { printedResume } from '../form/printed-resume.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';

const SavedPdf = lazyPart(() => import('./saved-pdf.tsx'), 'SavedPdf');

const prepare = (): void =>
  void import('../preview/download-pdf.ts').then(({ preparePdf }) => preparePdf()).catch(() => undefined);

/** Makes the PDF of the open resume, with the words of this moment, and saves them as it goes. */
export function DownloadButton({ kind, className = '' }: { kind?: 'primary'; className?: string }) {
  const session = useEditor();
  const [printed, setPrinted] = useState<ResumeBody>();
  const busy = printed !== undefined;
  const print = async (): Promise<void> => {
    const form = session.documents.getState().document;
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
        {printed && <SavedPdf resume={printed} onDone={done} />}
      </PartBoundary>
    </>
  );
}
