import '@career/templates/sheet.css';
import { findTemplate } from '@career/templates/catalogue';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { sparesData } from '../../../shared/data-saver/data-saver.ts';
import { isUnreachable } from '../../../shared/document-session/rest-gateway.ts';
import { sizeText } from '../../../shared/documents/file-size.ts';
import { loadNoteIfSparing } from '../../../shared/documents/load-sizes.ts';
import { rich } from '../../../shared/language/rich.ts';
import { t } from '../../../shared/language/texts.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import type { ExportSource } from '../exports/export-format.types.ts';
import { MoreFormats } from '../exports/more-formats.tsx';
import { printedResume } from '../form/printed-resume.ts';
import { toForm } from '../form/resume-form.mapper.ts';
import { useMarketRulesFirst } from '../form/use-market-rules.ts';
import { usePrintedResume } from '../form/use-printed-resume.ts';
import { MarketNote } from '../market/market-note.tsx';
import { BlankNote } from '../phrases/blank-note.tsx';
import type { StoredResume } from '../saving/resume-document.ts';
import { resumeDrafts } from '../saving/resume-drafts.ts';
import { downloadPdf, isPrepared, preparePdf } from './download-pdf.ts';
import { LongResumeNote } from './long-resume-note.tsx';
import { PageMarkers } from './page-markers.tsx';
import styles from './preview-page.module.css';
import { ResumeUnavailable } from './resume-unavailable.tsx';
import { UncarriedLetters } from './uncarried-letters.tsx';
import { useResume } from './use-resume.ts';

/** A stored resume as it will be printed, read-only. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { resume, isCopy, error } = useResume(id);
  const areRulesAsked = useMarketRulesFirst();
  if (resume && areRulesAsked) return <Preview resume={resume} isCopy={isCopy} />;
  if (!error) return <Loading text={t`Loading your resume...`} />;
  const status = error instanceof ApiError ? error.status : -1;
  if (status === 400 || status === 404) return <ResumeUnavailable answer={{ status: 'missing' }} />;
  if (isUnreachable(error)) return <ResumeUnavailable answer={{ status: 'unreachable' }} />;
  return <ResumeUnavailable answer={{ status: 'refused', message: errorText(error) }} />;
}

function Preview({ resume, isCopy }: { resume: StoredResume; isCopy: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<number>();
  const form = useMemo(() => toForm(resume), [resume]);
  const content = printedResume(form);
  const shown = usePrintedResume(form);
  const { templateId = '' } = resume;
  // Such a resume can come in through the API; the editor gives it a template of ours.
  const isKnown = findTemplate(templateId) !== undefined;
  const hasDraft = useDraftOf(resume.id);

  useEffect(() => {
    // Loaded before the click, except in data saving mode.
    if (sparesData()) return;
    const timer = setTimeout(() => void preparePdf().catch(() => undefined), 300);
    return () => clearTimeout(timer);
  }, []);

  const sheetOf = (): HTMLElement | null => box.current?.querySelector<HTMLElement>('.sheet') ?? null;
  const source = (): ExportSource => ({ sheet: sheetOf(), resume: content });
  const download = async (): Promise<void> => {
    setBusy(true);
    setMade((await downloadPdf(sheetOf(), content))?.bytes);
    setBusy(false);
  };
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <a className="button" data-kind="quiet" href={`/resume/edit/${resume.id}`}>
          <span className="pointing" aria-hidden="true">
            ←
          </span>{' '}
          {t`Back to Editor`}
        </a>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{t`Resume Preview`}</h1>
          <p>{t`${findTemplate(templateId)?.name ?? t`Unknown`} template`}</p>
        </div>
        <div className={styles.actions}>
          <button
            type="button"
            className="button"
            data-kind="primary"
            aria-busy={busy}
            disabled={busy || !isKnown}
            onClick={() => void download()}
          >
            {busy ? t`Making the PDF…` : t`Download PDF`}
          </button>
          {isKnown && <MoreFormats source={source} />}
          <a className="button" href={`/resume/share/${resume.id}`}>{t`Share`}</a>
        </div>
      </header>
      <p className={styles.size} role="status">
        {sizeNote(made)}
      </p>
      {isCopy && (
        <p
          className={styles.behind}
          role="status"
        >{t`This is the copy you last opened or saved on this device.`}</p>
      )}
      {hasDraft && (
        <p
          className={styles.behind}
          role="status"
        >{rich`This is what you saved last. It does not include your unsaved edits: ${<a href={`/resume/edit/${resume.id}`}>{t`open the editor`}</a>} to save them.`}</p>
      )}
      {!isKnown && (
        <p
          className={styles.behind}
          role="status"
        >{rich`This resume uses a template that we do not have. ${<a href={`/resume/edit/${resume.id}`}>{t`Choose another one in the editor`}</a>}.`}</p>
      )}
      {isKnown && <LongResumeNote box={box} source={source} />}
      <MarketNote form={form} editAt={`/resume/edit/${resume.id}`} />
      <BlankNote resume={form} />
      <UncarriedLetters content={content} />
      <div className={styles.paper}>
        <ScaledSheet ref={box} overlay={<PageMarkers box={box} content={content} />}>
          <ResumeSheet templateId={templateId} resume={shown} />
        </ScaledSheet>
      </div>
    </main>
  );
}

/** What the download weighs: before it, what the first one loads; after it, the file. */
function sizeNote(made: number | undefined): string | undefined {
  if (made) return t`The PDF has ${sizeText(made)}. It was made on this device.`;
  const note = isPrepared() ? undefined : loadNoteIfSparing('capture-pdf');
  return note && t`Download PDF: ${note} The PDF itself is made on this device.`;
}

/** Whether this device keeps edits of the resume that are not saved. */
function useDraftOf(id: string): boolean {
  const { id: userId } = useCurrentUser();
  const [found, setFound] = useState(false);
  useEffect(() => {
    resumeDrafts.find(userId, id).then(
      (draft) => setFound(draft !== undefined),
      () => setFound(false),
    );
  }, [userId, id]);
  return found;
}
