/**
 * Least versions of packages whose earlier ones have a published hole, with the advisory or the fault that the floor
 * stands for. The registry's own audit is not always reachable, and this list is read at every check.
 */
export const FLOORS: Readonly<Record<string, readonly [version: string, why: string]>> = {
  '@mikro-orm/core': ['7.2.1', 'CVE-2026-34220, crafted objects became raw SQL'],
  'body-parser': ['2.2.1', 'CVE-2025-13466, denial of service'],
  cookie: ['0.7.0', 'CVE-2024-47764, fields of a cookie out of bounds'],
  dompurify: ['3.2.4', 'several ways past the sanitizer'],
  'express-session': ['1.18.2', 'CVE-2025-7339 through on-headers'],
  jspdf: ['4.2.1', 'CVE-2026-31938 and -31898, injection; CVE-2025-68428, path traversal'],
  multer: ['2.2.0', 'CVE-2026-5079 and earlier, denial of service'],
  nodemailer: ['9.1.0', 'GHSA-2x7j-588g-ccc2; header injection and file reads before'],
  'on-headers': ['1.1.0', 'CVE-2025-7339'],
  passport: ['0.6.0', 'CVE-2022-25896, session fixation'],
  'path-to-regexp': ['8.4.0', 'CVE-2026-4867 and its sisters, denial of service'],
  qs: ['6.14.1', 'denial of service through arrays'],
};

interface Lock {
  packages: Readonly<Record<string, { version?: string }>>;
}

/** Every installed copy that is older than its floor, in words. */
export function belowFloor({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = path.includes('node_modules/') ? FLOORS[name] : undefined;
    if (!floor || !version || !isOlder(version, floor[0])) return [];
    return [`${path} is ${version}, at least ${floor[0]} is needed: ${floor[1]}`];
  });
}

/** Compares `major.minor.patch`; a pre-release counts as its release. */
export function isOlder(version: string, floor: string): boolean {
  const numbers = (text: string): number[] => text.split(/[.-]/, 3).map(Number);
  const [mine, least] = [numbers(version), numbers(floor)];
  for (let part = 0; part < 3; part += 1) {
    const difference = (mine[part] ?? 0) - (least[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
