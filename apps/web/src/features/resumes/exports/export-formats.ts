import type { ResumeBody } from '../form/resume-form.mapper.ts';

/** What a file is made of. */
export interface ExportSource {
  /** The sheet as it is shown; its pictures and places are read from it. */
  sheet: HTMLElement | null;
  resume: ResumeBody;
}

export interface ExportedFile {
  file: Blob;
  name: string;
  /** What the person should know about this file. */
  remark?: { title: string; description: string };
}

/** Makes the file; what was loaded for it stays on the device. */
export type Maker = (source: ExportSource, say: (progress: string) => void) => Promise<ExportedFile>;

export interface ExportFormat {
  id: string;
  label: string;
  note: string;
  /** Most KB that the first use loads over the connection; the person is told before. */
  loadsKb: number;
  /** A picture or drawing of the sheet: when it fails, the browser's print can stand in. */
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
    label: 'Text PDF',
    note: 'Best for application systems: real text, small file.',
    loadsKb: 420,
    isPdf: true,
    load: async () => (await import('./pdf-makers.ts')).loadTextPdf(),
  },
  {
    id: 'pdf-500',
    label: 'PDF under 500 KB',
    note: 'For portals with a small limit.',
    loadsKb: 400,
    isPdf: true,
    load: smallerThan(500_000),
  },
  {
    id: 'pdf-1000',
    label: 'PDF under 1 MB',
    note: 'The look of the PDF at up to 1 MB.',
    loadsKb: 400,
    isPdf: true,
    load: smallerThan(1_000_000),
  },
  {
    id: 'docx',
    label: 'Word (DOCX)',
    note: 'For agencies that edit what you send.',
    loadsKb: 140,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadDocx(),
  },
  {
    id: 'json',
    label: 'JSON Resume',
    note: 'To move to another resume tool and back.',
    loadsKb: 10,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadJson(),
  },
  {
    id: 'text',
    label: 'Plain text',
    note: 'For forms with one large box.',
    loadsKb: 10,
    isPdf: false,
    load: async () => (await import('./word-makers.ts')).loadPlainText(),
  },
];

/** Loads above this are told as a size before they happen. */
const WORTH_TELLING_KB = 50;

/** The note of a format with the size of what it loads, while that is not on the device. */
export function noteOf({ note, loadsKb }: ExportFormat, isLoaded: boolean): string {
  if (isLoaded || loadsKb < WORTH_TELLING_KB) return note;
  return `${note} Loads up to ${loadsKb} KB once.`;
}
