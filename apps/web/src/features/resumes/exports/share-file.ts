import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { ExportedFile } from './export-format.types.ts';

/** Whether this device can hand a PDF to its other apps. */
export function canShareFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })] });
}

/** Opens the device's own share sheet with the file. */
export async function shareFile({ file, name }: ExportedFile): Promise<void> {
  try {
    await navigator.share({ files: [new File([file], name, { type: 'application/pdf' })] });
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : '';
    // The person closed the share sheet.
    if (reason === 'AbortError') return;
    if (reason === 'NotAllowedError') {
      showNotice({ title: t`Ready to share`, description: t`The file is ready. Tap Share again.` });
    } else showError(t`Sharing failed`, t`Download the file and send it from there.`);
  }
}
