import type { CareerAnalysisDto } from '@career/client/types';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { loadNoteIfSparing } from '../../../shared/documents/load-sizes.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';

/** Makes a report of an analysis on this device and downloads it. */
export function ReportButton({ analysis }: { analysis: CareerAnalysisDto }) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { downloadReport } = await import('./download-report.tsx');
      await downloadReport(analysis);
    } catch (error) {
      console.error(error);
      showError(t`The report could not be made`, errorText(error));
    }
    setBusy(false);
  };
  const note = loadNoteIfSparing('text-pdf');
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void download()}
      >
        {busy ? t`Making the report…` : t`Download report (PDF)`}
      </button>
      {note && <small>{note}</small>}
    </>
  );
}
