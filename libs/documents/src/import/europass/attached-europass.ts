import { plainTextOf } from '../plain-text-bytes.ts';
import { isEuropass } from './is-europass.ts';

/** A PDF as far as it may carry files. */
export interface PdfWithFiles {
  getAttachments?(): Promise<ReadonlyMap<string, unknown> | null>;
  getAttachmentContent?(name: string): Promise<Uint8Array | null>;
}

const LARGEST = 20_000_000;
const MOST_FILES = 20;

/** The XML that Europass puts into its PDFs; undefined where there is none. */
export async function attachedEuropass(pdf: PdfWithFiles): Promise<string | undefined> {
  try {
    const names = [...((await pdf.getAttachments?.())?.keys() ?? [])].slice(0, MOST_FILES);
    for (const name of names) {
      const content = await pdf.getAttachmentContent?.(name);
      const text = !content || content.length > LARGEST ? '' : plainTextOf(content);
      if (isEuropass(text)) return text;
    }
  } catch {
    // A PDF whose attachments cannot be read still has its pages.
  }
  return undefined;
}
