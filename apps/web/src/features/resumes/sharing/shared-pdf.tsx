import { putSharedFile } from '@career/client/operations';
import type { ResumeDto, ShareLinkDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import '@career/templates/sheet.css';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ownPicturesShown } from '../../../shared/pictures/own-pictures.ts';
import { PrintingSheet } from '../download/printing-sheet.tsx';
import { loadTextPdf } from '../exports/pdf-makers.ts';
import { loadMarketRules } from '../form/market-rules.ts';
import { printedResume } from '../form/printed-resume.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { toForm } from '../form/resume-form.mapper.ts';

interface SharedPdfProps {
  link: ShareLinkDto;
  resume: ResumeDto;
  onKept: () => Promise<void>;
}

/** Makes the PDF of the resume on this device and keeps it with a link. */
export function SharedPdf({ link, resume, onKept }: SharedPdfProps) {
  const [printed, setPrinted] = useState<ResumeBody>();
  const isBusy = printed !== undefined;
  const start = async (): Promise<void> => {
    await loadMarketRules().catch(() => undefined);
    setPrinted(printedResume(toForm(resume)));
  };
  const keep = async (sheet: HTMLElement | null, body: ResumeBody): Promise<void> => {
    try {
      const make = await loadTextPdf();
      await ownPicturesShown();
      const { file } = await make({ sheet, resume: body }, () => undefined);
      await putSharedFile({
        path: { id: link.id },
        query: { version: resume.version },
        body: file,
        throwOnError: true,
      });
      await onKept();
      showNotice({ title: t`PDF Added`, description: t`Anyone with this link can download it.` });
    } catch (error) {
      showError(t`PDF Not Added`, noticeText(error, t`It could not be made or sent. Please try again.`));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void start()}
      >
        {isBusy ? t`Making the PDF…` : link.isFileOld ? t`Update PDF` : t`Add PDF to download`}
      </button>
      {printed && (
        <PrintingSheet
          resume={printed}
          print={(sheet) => keep(sheet, printed)}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}
