import { rememberDownload } from '../../../shared/documents/downloads-memory.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ownPicturesShown } from '../../../shared/pictures/own-pictures.ts';
import { offerPrint } from '../preview/download-pdf.ts';
import type { ExportedFile, ExportSource, Maker } from './export-format.types.ts';
import type { ExportFormat } from './export-formats.ts';

const makers = new Map<string, Maker>();

export const isLoaded = ({ id }: ExportFormat): boolean => makers.has(id);

/** A format's code once a page's life; what could not be loaded is asked for again next time. */
async function makerOf(format: ExportFormat): Promise<Maker | undefined> {
  const known = makers.get(format.id);
  if (known) return known;
  try {
    const maker = await format.load();
    makers.set(format.id, maker);
    return maker;
  } catch (error) {
    console.error(error);
    showError(
      t`${format.label} is not on this device yet`,
      t`We could not load it. Connect to the internet and choose it again. After that it works offline.`,
    );
    return undefined;
  }
}

/** Makes the file on this device, or says why there is none. */
export async function runExport(
  format: ExportFormat,
  source: ExportSource,
  say: (progress: string) => void,
): Promise<ExportedFile | undefined> {
  if (!isLoaded(format)) say(t`Loading ${format.label}…`);
  const maker = await makerOf(format);
  if (!maker) return undefined;
  say(t`Making ${format.label}…`);
  try {
    await ownPicturesShown();
    const made = await maker(source, say);
    rememberDownload();
    if (made.remark) showNotice(made.remark);
    return made;
  } catch (error) {
    console.error(error);
    if (format.isPdf) offerPrint();
    else showError(t`${format.label} could not be made`, error instanceof Error ? error.message : undefined);
    return undefined;
  }
}
