const KILO = 1024;

/** Bytes as people say them: `48 KB`, `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')} MB`;
}
