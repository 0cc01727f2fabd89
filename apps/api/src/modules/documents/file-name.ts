import { cleanFileName, fileStemOr } from '@career/contracts/vocabulary/file-names';
import type { FileKind } from './file-kind.ts';

/** A sent name made safe for every file system, with an extension that fits the content. */
export function safeFileName(sent: string, { endings: [usual, ...others] }: FileKind): string {
  const cleaned = cleanFileName(sent);
  const [, stem = cleaned, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/.exec(cleaned) ?? [];
  const kept = [usual, ...others].includes(ending.toLowerCase()) ? ending.toLowerCase() : undefined;
  return `${fileStemOr(kept ? stem : cleaned, 'Document')}.${kept ?? usual}`;
}
