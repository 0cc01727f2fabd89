// `npm run contract:release`, at a release: from now on the API document of today is what clients may count on.
import { copyFileSync, readFileSync } from 'node:fs';
import type { ApiDocument } from './contract/api-document.ts';
import { breakingChanges } from './contract/breaking-changes.ts';
import { inRoot } from './paths.ts';

const [released, current] = ['libs/contracts/openapi.released.json', 'libs/contracts/openapi.json'].map(
  (file) => inRoot(file),
) as [string, string];
const read = (file: string): ApiDocument => JSON.parse(readFileSync(file, 'utf8'));

const breaks = breakingChanges(read(released), read(current));
for (const line of breaks) console.log(`breaks clients: ${line}`);
copyFileSync(current, released);
console.log(
  `${breaks.length} breaking changes. Commit libs/contracts/openapi.released.json with the release.`,
);
