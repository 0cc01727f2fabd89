/** Browser and system as a person calls them, in the order in which their marks exclude each other. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFxiOS\/|Firefox\//, 'Firefox'],
  [/\bCriOS\/|Chrom(?:e|ium)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** What a `User-Agent` header says, for a person: `Chrome on Android`. It may lie; nothing is decided by it. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = first(BROWSERS, text);
  const system = first(SYSTEMS, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
