import { type LoadKind, loadNote } from '../../../shared/documents/load-sizes.ts';
import { t } from '../../../shared/language/texts.ts';
import type { Maker } from './export-format.types.ts';

export interface ExportFormat {
  id: string;
  label: string;
  note: string;
  /** What the first use loads over the connection, where that is worth telling before. */
  loads?: LoadKind;
  /** A picture or drawing of the sheet: when it fails, the browser's print is offered instead. */
  isPdf: boolean;
  load: () => Promise<Maker>;
}

const smallerThan = (bytes: number): (() => Promise<Maker>) => {
  return async () => (await import('./pdf-makers.ts')).loadFittedCapture(bytes);
};

/** The files a resume can be taken away as, beside the PDF of its own button. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    id: 'text-pdf',
    label: t`Text PDF`,
    note: t`Best for application systems: real text, small file.`,
    loads: 'text-pdf',
    isPdf: true,
    load: async () => (await import('./pdf-makers.ts')).loadTextPdf(),
  },
  {
    id: 'pdf-500',
    label: t`PDF under 500 KB`,
    note: t`For portals with a small limit.`,
    loads: 'capture-pdf',
    isPdf: true,
    load: smallerThan(500_000),
  },
  {
    id: 'pdf-1000',
    label: t`PDF under 1 MB`,
    note: t`Looks like the PDF, up to 1 MB.`,
    loads: 'capture-pdf',
    isPdf: true,
    load: smallerThan(1_000_000),
  },
  {
    id: 'docx',
    label: t`Word (DOCX)`,
    note: t`For agencies that edit what you send.`,
    loads: 'docx',
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadDocx(),
  },
  {
    id: 'json',
    label: t`JSON Resume`,
    note: t`To move to another resume tool and back.`,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadJson(),
  },
  {
    id: 'europass',
    label: t`Europass (XML)`,
    note: t`For Europass and European job services.`,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadEuropass(),
  },
  {
    id: 'text',
    label: t`Plain text`,
    note: t`For forms with one large box.`,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadPlainText(),
  },
];

/** The note of a format with the size of what it loads, while that is not on the device. */
export function noteOf({ note, loads }: ExportFormat, isLoaded: boolean): string {
  const size = loads && !isLoaded ? loadNote(loads) : undefined;
  return size ? `${note} ${size}` : note;
}
