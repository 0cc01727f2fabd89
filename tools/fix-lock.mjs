// Completes package-lock.json after a change of dependencies: `npm run lock:fix`. `npm run check` tells when it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { missingPlatforms } from './lock/missing-platforms.mjs';

const file = resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatforms(lock);

if (missing.length === 0) {
  console.log('package-lock.json is complete.');
} else {
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: added ${missing.length} packages of other platforms.`);
}
