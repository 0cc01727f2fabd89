import type { NoticeContent } from '../../../shared/notices/notices.ts';
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
  remark?: NoticeContent;
}

/** Makes the file; what was loaded for it stays on the device. */
export type Maker = (source: ExportSource, say: (progress: string) => void) => Promise<ExportedFile>;
