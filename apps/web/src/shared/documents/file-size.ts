import { t } from '../language/texts.ts';

const KILO = 1024;

/** Bytes as people say them: `48 KB`, `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return t`${bytes} bytes`;
  if (bytes < KILO * KILO) return t`${Math.round(bytes / KILO)} KB`;
  return t`${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')} MB`;
}
